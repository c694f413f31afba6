import { expect, it } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { collectGarbage } from './collectGarbage.ts';

it('collects unreferenced objects, and exposes no function to other code', async () => {
  const kept = [{}];
  const reference = new WeakRef(kept[0]!);
  await new Promise((resolve) => setImmediate(resolve));
  expect(reference.deref()).toBe(kept[0]);
  kept.length = 0;
  // A WeakRef that was read keeps its object alive until the turn ends.
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  expect(reference.deref()).toBeUndefined();
  expect(runInNewContext('typeof gc')).toBe('undefined');
});
