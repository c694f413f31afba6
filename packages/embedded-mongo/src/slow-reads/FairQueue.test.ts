import { expect, it } from '@jest/globals';
import { FairQueue } from './FairQueue.ts';

const MAX = 8;

/** Creates a queue of entries whose first letter names their caller, such as `a1`. */
function createQueue(...entries: string[]) {
  const queue = new FairQueue<string>(MAX);
  const add = (...more: string[]) => more.map((entry) => queue.add(entry[0]!, entry)).filter(Boolean);
  add(...entries);
  return { queue, add };
}

it('gives each caller a turn, and keeps the order of their entries', () => {
  const { queue } = createQueue('a1', 'a2', 'a3', 'b1', 'c1', 'c2');
  expect([...queue.drain()]).toEqual(['a1', 'b1', 'c1', 'a2', 'c2', 'a3']);
  expect(queue.take()).toBeUndefined();
});

it('delays a new caller by one running entry, however many entries another caller has', () => {
  const { queue, add } = createQueue('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7');
  expect(queue.take()).toBe('a1');
  add('b1');
  expect(queue.take()).toBe('b1');
  expect(queue.take()).toBe('a2');
});

it('does not let new callers starve waiting ones', () => {
  const { queue, add } = createQueue('a1', 'a2', 'b1', 'b2');
  const taken: (string | undefined)[] = [];
  for (const newcomer of ['c1', 'd1', 'e1', 'f1']) {
    taken.push(queue.take());
    add(newcomer);
  }
  expect([...taken, ...queue.drain()]).toEqual(['a1', 'b1', 'c1', 'a2', 'd1', 'b2', 'e1', 'f1']);
});

it('keeps the order of turns when a caller leaves', () => {
  const { queue } = createQueue('a1', 'b1', 'c1', 'a2');
  expect(queue.delete('b', 'b1')).toBe(true);
  expect(queue.delete('b', 'b1')).toBe(false);
  expect([...queue.drain()]).toEqual(['a1', 'c1', 'a2']);
});

it('drops the newest entry of the caller with the most when full, or the added one at a tie', () => {
  const { queue, add } = createQueue('a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3');
  expect(add('a6')).toEqual(['a6']);
  expect(add('c1')).toEqual(['a5']);
  expect(add('b4')).toEqual(['b4']);
  expect([...queue.drain()]).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'b3', 'a4']);
});
