/**
 * A map of what is costly to make again. It holds at least the `kept` last used values and never more than twice as
 * many. A hit costs no more than in a plain map: when the young half is full it becomes the old one, whose unused
 * values go with the next change.
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
