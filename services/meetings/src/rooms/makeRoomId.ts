import { randomInt } from 'node:crypto';

const LEAST = 1_000_000_000;

/** Ten digits, not guessable from another. */
export const makeRoomId = (): string => String(randomInt(LEAST, LEAST * 10));
