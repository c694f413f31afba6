/**
 * A map of what is costly to make again. It holds at least the `kept` last used values and never more than twice as
 * many. A hit costs no more than in a plain map: when the young half is full it becomes the old one, whose unused
 * values go with the next change.
 */
export function createMemory<Value>(kept: number) {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();

  function add(key: string, value: Value): Value {
    if (young.size >= kept) {
      old = young;
      young = new Map();
    }
    young.set(key, value);
    return value;
  }

  return (key: string, make: () => Value): Value => {
    const known = young.get(key);
    if (known !== undefined) return known;
    return add(key, old.get(key) ?? make());
  };
}
