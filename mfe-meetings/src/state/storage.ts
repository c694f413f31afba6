/** Reads local storage; undefined where the browser keeps none or the text is not of the kind expected. */
export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Writes local storage; a browser that refuses costs convenience only. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks refuse.
  }
}
