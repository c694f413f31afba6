import type { ContactRecord } from '../models/contactModel.ts';

/** After so long a use counts half. */
const HALF_LIFE_MS = 14 * 24 * 3_600_000;
/** From this many recent uses on somebody is a frequent user. */
const FREQUENT_FROM = 3;

type Use = Pick<ContactRecord, 'useScore' | 'usedAt'>;

/** Returns the faded score of recent meetings and messages. */
export function fadedScore({ useScore, usedAt }: Use, nowMs: number): number {
  return useScore === 0 ? 0 : useScore * 0.5 ** (Math.max(0, nowMs - usedAt) / HALF_LIFE_MS);
}

/** Unix milliseconds at which the score has faded to one use; 0 without any use. All scores keep their order by it. */
export function fadesAt({ useScore, usedAt }: Use): number {
  return useScore > 0 ? usedAt + HALF_LIFE_MS * Math.log2(useScore) : 0;
}

/** The `fadesAt` of contacts that are just frequent. */
export const frequentFadesFrom = (nowMs: number): number => nowMs + HALF_LIFE_MS * Math.log2(FREQUENT_FROM - 0.5);

export function isFrequent(use: Use, nowMs: number): boolean {
  return fadedScore(use, nowMs) >= FREQUENT_FROM - 0.5;
}
