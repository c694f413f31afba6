import type { ContactRecord } from '../models/contactModel.ts';

/** Time after which a use counts half. */
const HALF_LIFE_MS = 14 * 24 * 3_600_000;
/** Number of recent uses from which a person is a frequent user. */
const FREQUENT_FROM = 3;

type Use = Pick<ContactRecord, 'useScore' | 'usedAt'>;

/** Returns the current score of recent meetings and messages, after its decrease with time. */
export function fadedScore({ useScore, usedAt }: Use, nowMs: number): number {
  return useScore === 0 ? 0 : useScore * 0.5 ** (Math.max(0, nowMs - usedAt) / HALF_LIFE_MS);
}

/**
 * Returns the Unix milliseconds at which the score has decreased to one use; 0 without any use. Sorting by it equals
 * sorting by current score.
 */
export function fadesAt({ useScore, usedAt }: Use): number {
  return useScore > 0 ? usedAt + HALF_LIFE_MS * Math.log2(useScore) : 0;
}

/** Returns the lowest `fadesAt` of frequent users. */
export const frequentFadesFrom = (nowMs: number): number => nowMs + HALF_LIFE_MS * Math.log2(FREQUENT_FROM - 0.5);

export function isFrequent(use: Use, nowMs: number): boolean {
  return fadedScore(use, nowMs) >= FREQUENT_FROM - 0.5;
}
