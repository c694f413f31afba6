import { expect, it, jest } from '@jest/globals';
import { createMemory } from './createMemory.ts';

const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => `${from + index}`);

it('creates a value once while it is among the last used', () => {
  const make = jest.fn((key: string) => ({ key }));
  const remember = createMemory<{ key: string }>(10);
  const ask = (key: string) => remember(key, () => make(key));
  const first = ask('often');
  for (const key of numbers(0, 100)) {
    ask(key);
    expect(ask('often')).toBe(first);
  }
  expect(make).toHaveBeenCalledTimes(101);
});

it('forgets values that were used long ago', () => {
  const made: string[] = [];
  const remember = createMemory<string>(10);
  const ask = (key: string) =>
    remember(key, () => {
      made.push(key);
      return key;
    });
  const all = numbers(0, 10_000);
  all.forEach(ask);
  expect(made).toEqual(all);
  // A kept value is not created again. Requests from the newest one backwards never remove the next one.
  made.length = 0;
  all.slice(-10).reverse().forEach(ask);
  expect(made).toEqual([]);
  ask(all.at(-21)!);
  expect(made).toEqual([all.at(-21)]);
});
