/** Methods of local storage in use. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Stored<T> {
  read(): T;
  write(value: T): void;
  clear(): void;
}

/**
 * Keeps a value in local storage under one key. Unreadable content counts as the fallback; a full storage loses nothing
 * but this.
 */
export function createStored<T>(
  storage: KeyValueStorage,
  key: string,
  fallback: T,
  isValid: (value: unknown) => value is T,
): Stored<T> {
  return {
    read() {
      try {
        const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
        return isValid(value) ? value : fallback;
      } catch {
        return fallback;
      }
    },
    write(value) {
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch {
        // Private windows and full storages refuse; the page goes on with what it has in memory.
      }
    },
    clear: () => storage.removeItem(key),
  };
}
