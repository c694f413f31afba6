import { setTimeout } from 'node:timers/promises';

/** Resolves at a moment of `performance.now()`, or immediately if that is over. */
export const moment = (at: number): Promise<void> => setTimeout(Math.max(0, at - performance.now()));
