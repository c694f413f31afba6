/** Least-recently-used cache: when it is full, a new value replaces the one that was used the longest ago. */
export interface Cache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  clear(): void;
}

/** Creates a cache of at most `max` values. A full cache loses one value for each new one, never all at once. */
export function createCache<Key, Value>(max: number): Cache<Key, Value> {
  // A map keeps its keys in the order of insertion.
  const kept = new Map<Key, Value>();
  const touch = (key: Key, value: Value) => {
    kept.delete(key);
    kept.set(key, value);
  };
  return {
    get(key) {
      const value = kept.get(key);
      if (value !== undefined) touch(key, value);
      return value;
    },
    set(key, value) {
      touch(key, value);
      if (kept.size <= max) return;
      const [oldest] = kept.keys();
      kept.delete(oldest!);
    },
    delete: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}
