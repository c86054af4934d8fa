/** Put a text on the clipboard; false where the browser does not let us, as on a plain http line. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
