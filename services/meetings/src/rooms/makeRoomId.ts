import { randomInt } from 'node:crypto';

const LEAST = 1_000_000_000;

/** Returns an id of ten digits that cannot be guessed from another. */
export const makeRoomId = (): string => String(randomInt(LEAST, LEAST * 10));
