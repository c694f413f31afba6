/**
 * Creates a cache of values that are costly to create. It holds at least the `kept` last used values and never more
 * than twice as many. A hit costs no more than in a plain map. When the young half is full, it becomes the old one,
 * whose unused values are dropped with the next change.
 */
export function createMemory<Value>(kept: number) {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();

  return (key: string, make: () => Value): Value => {
    let value = young.get(key);
    if (value === undefined) {
      value = old.get(key) ?? make();
      if (young.size >= kept) {
        old = young;
        young = new Map();
      }
      young.set(key, value);
    }
    return value;
  };
}
