/** The methods of local storage that are used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface Stored<T> {
  read(): T;
  write(value: T): void;
  clear(): void;
}

/**
 * Keeps a value in local storage under one key. Unreadable content counts as the fallback. If the storage is full, only
 * this value is lost.
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
        // Private windows and full storages refuse the value; the page continues with its state in memory.
      }
    },
    clear: () => storage.removeItem(key),
  };
}
