type Load<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

interface Batch<Key, Value> {
  readonly keys: Set<Key>;
  readonly answer: Promise<ReadonlyMap<Key, Value>>;
  start(): void;
}

/**
 * Answers for one key, asking for many at once: the first question is asked at once, those that come while an answer is
 * under way are asked together after it. An answer is never older than its question. A key that was not answered for
 * gives undefined.
 */
export function createBatcher<Key, Value>(
  load: Load<Key, Value>,
  keysMax: number,
): (key: Key) => Promise<Value | undefined> {
  const waiting: Batch<Key, Value>[] = [];
  let isAsking = false;

  function openBatch(): Batch<Key, Value> {
    const keys = new Set<Key>();
    const { promise: answer, resolve } = Promise.withResolvers<ReadonlyMap<Key, Value>>();
    const batch = { keys, answer, start: () => resolve(load([...keys])) };
    waiting.push(batch);
    return batch;
  }

  async function askAll(): Promise<void> {
    isAsking = true;
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      batch.start();
      // Its askers are told of a failure.
      await batch.answer.catch(() => undefined);
    }
    isAsking = false;
  }

  return async (key) => {
    const last = waiting.at(-1);
    const batch = last && (last.keys.has(key) || last.keys.size < keysMax) ? last : openBatch();
    batch.keys.add(key);
    if (!isAsking) void askAll();
    return (await batch.answer).get(key);
  };
}
