import { describe, expect, it } from '@jest/globals';
import { createBatcher } from './createBatcher.ts';

/** Returns a source that answers when the test says so. */
function openSource() {
  const asked: { keys: readonly string[]; answer(): void; fail(): void }[] = [];
  const load = (keys: readonly string[]) =>
    new Promise<Map<string, string>>((resolve, reject) => {
      const known = keys.filter((key) => key !== 'unknown');
      asked.push({
        keys,
        answer: () => resolve(new Map(known.map((key) => [key, `of ${key}`]))),
        fail: () => reject(new Error('down')),
      });
    });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { asked, load, turn };
}

describe('a batcher', () => {
  it('loads the first key at once, and all later ones together', async () => {
    const { asked, load, turn } = openSource();
    const ask = createBatcher(load, 10);
    const answers = Promise.all(['a', 'b', 'c', 'b', 'unknown'].map(ask));
    expect(asked.map(({ keys }) => keys)).toEqual([['a']]);
    asked[0]!.answer();
    await turn();
    expect(asked[1]!.keys).toEqual(['b', 'c', 'unknown']);
    asked[1]!.answer();
    expect(await answers).toEqual(['of a', 'of b', 'of c', 'of b', undefined]);
  });

  it('never answers with a load that began before the request', async () => {
    const { asked, load, turn } = openSource();
    const ask = createBatcher(load, 10);
    const answers = [ask('a'), ask('a')];
    asked[0]!.answer();
    await turn();
    expect(asked).toHaveLength(2);
    asked[1]!.answer();
    await Promise.all(answers);
  });

  it('loads no more keys at once than its limit', async () => {
    const { asked, load, turn } = openSource();
    const ask = createBatcher(load, 2);
    const answers = Promise.all(['a', 'b', 'c', 'd'].map(ask));
    for (let at = 0; at < 3; at++) {
      asked[at]!.answer();
      await turn();
    }
    expect(asked.map(({ keys }) => keys)).toEqual([['a'], ['b', 'c'], ['d']]);
    await answers;
  });

  it('rejects the requests of a failed load, and answers the next', async () => {
    const { asked, load, turn } = openSource();
    const ask = createBatcher(load, 10);
    const failing = expect(ask('a')).rejects.toThrow('down');
    const next = ask('b');
    asked[0]!.fail();
    await failing;
    await turn();
    asked[1]!.answer();
    expect(await next).toBe('of b');
  });
});
