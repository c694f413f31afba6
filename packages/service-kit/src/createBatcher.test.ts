import { describe, expect, it } from '@jest/globals';
import { createBatcher } from './createBatcher.ts';

/** Returns a source that answers when the test says so. */
function openSource() {
  const requested: { keys: readonly string[]; answer(): void; fail(): void }[] = [];
  const load = (keys: readonly string[]) =>
    new Promise<Map<string, string>>((resolve, reject) => {
      const known = keys.filter((key) => key !== 'unknown');
      requested.push({
        keys,
        answer: () => resolve(new Map(known.map((key) => [key, `of ${key}`]))),
        fail: () => reject(new Error('down')),
      });
    });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { requested, load, turn };
}

describe('a batcher', () => {
  it('loads the first key at once, and all later ones together', async () => {
    const { requested, load, turn } = openSource();
    const ask = createBatcher(load, 10);
    const answers = Promise.all(['a', 'b', 'c', 'b', 'unknown'].map(ask));
    expect(requested.map(({ keys }) => keys)).toEqual([['a']]);
    requested[0]!.answer();
    await turn();
    expect(requested[1]!.keys).toEqual(['b', 'c', 'unknown']);
    requested[1]!.answer();
    expect(await answers).toEqual(['of a', 'of b', 'of c', 'of b', undefined]);
  });

  it('never answers with a load that began before the request', async () => {
    const { requested, load, turn } = openSource();
    const ask = createBatcher(load, 10);
    const answers = [ask('a'), ask('a')];
    requested[0]!.answer();
    await turn();
    expect(requested).toHaveLength(2);
    requested[1]!.answer();
    await Promise.all(answers);
  });

  it('loads no more keys at once than its limit', async () => {
    const { requested, load, turn } = openSource();
    const ask = createBatcher(load, 2);
    const answers = Promise.all(['a', 'b', 'c', 'd'].map(ask));
    for (let at = 0; at < 3; at++) {
      requested[at]!.answer();
      await turn();
    }
    expect(requested.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c'], ['d']]);
    await answers;
  });

  it('rejects the requests of a failed load, and answers the next', async () => {
    const { requested, load, turn } = openSource();
    const ask = createBatcher(load, 10);
    const failing = expect(ask('a')).rejects.toThrow('down');
    const next = ask('b');
    requested[0]!.fail();
    await failing;
    await turn();
    requested[1]!.answer();
    expect(await next).toBe('of b');
  });
});
