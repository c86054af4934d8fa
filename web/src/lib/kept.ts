// What the browser keeps between visits. A browser that keeps nothing (private windows, full disks) still plays.

export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`conclave.${key}`) ?? 'null');
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`conclave.${key}`, JSON.stringify(value));
  } catch {
    // The page goes on without a memory.
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
