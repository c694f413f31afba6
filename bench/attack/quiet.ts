import { setTimeout } from 'node:timers/promises';
import type { AttackPart } from './AttackPart.ts';

const WATCHED_MS = 3_000;

/** A run without any attack, as the baseline for the figures of the others. */
export const parts: readonly AttackPart[] = [
  {
    name: 'quiet',
    async run() {
      await setTimeout(WATCHED_MS);
      return { attempts: 0, refusals: {}, broken: [] };
    },
  },
];
