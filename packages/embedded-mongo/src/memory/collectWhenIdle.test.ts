import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { collectWhenIdle } from './collectWhenIdle.ts';

const MB = 1_024 * 1_024;
let utilization: number;
let heapMb: number;
let collected: number;
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  [utilization, heapMb, collected] = [0, 75, 0];
  stop = collectWhenIdle({
    getUtilization: () => utilization,
    getHeapBytes: () => heapMb * MB,
    collect() {
      collected += 1;
      heapMb = 70;
    },
  });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

it('collects the garbage of a start after ten idle seconds, once', () => {
  jest.advanceTimersByTime(9_000);
  expect(collected).toBe(0);
  jest.advanceTimersByTime(60_000);
  expect(collected).toBe(1);
});

it('collects again only after the heap has grown a lot', () => {
  jest.advanceTimersByTime(10_000);
  heapMb = 120;
  jest.advanceTimersByTime(60_000);
  expect(collected).toBe(1);
  heapMb = 140;
  jest.advanceTimersByTime(5_000);
  expect(collected).toBe(2);
});

it('never collects while the thread works', () => {
  utilization = 0.3;
  heapMb = 500;
  jest.advanceTimersByTime(600_000);
  expect(collected).toBe(0);
  utilization = 0.01;
  jest.advanceTimersByTime(5_000);
  utilization = 0.3;
  jest.advanceTimersByTime(5_000);
  expect(collected).toBe(0);
});

it('collects nothing after it is stopped', () => {
  stop();
  jest.advanceTimersByTime(60_000);
  expect(collected).toBe(0);
});
