/** Reads local storage. Returns undefined if the key or the storage is missing. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes local storage. If the browser refuses, only convenience is lost. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks refuse.
  }
}
