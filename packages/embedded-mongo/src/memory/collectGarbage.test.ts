import { expect, it } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { collectGarbage } from './collectGarbage.ts';

it('collects unreferenced objects, and exposes no function to other code', async () => {
  const reference = new WeakRef({});
  // A WeakRef keeps its object alive until the turn ends.
  await new Promise((resolve) => setImmediate(resolve));
  expect(reference.deref()).toBeDefined();
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  expect(reference.deref()).toBeUndefined();
  expect(runInNewContext('typeof gc')).toBe('undefined');
});
