/** A name that nobody else has, for a message. `crypto.randomUUID` is only there on safe lines; a table at home has plain http. */
export function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
