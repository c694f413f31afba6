import { describe, expect, it } from '@jest/globals';
import { createCache } from './createCache.ts';

describe('a full cache', () => {
  it('drops only the least recently used value', () => {
    const cache = createCache<string, number>(3);
    for (const [at, key] of ['a', 'b', 'c'].entries()) cache.set(key, at);
    cache.get('a');
    cache.set('d', 3);
    expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([0, undefined, 2, 3]);
  });

  it('updates a known key without dropping a value', () => {
    const cache = createCache<string, number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('a', 3);
    expect([cache.get('a'), cache.get('b')]).toEqual([3, 2]);
  });
});
