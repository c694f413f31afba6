import { randomBytes } from 'node:crypto';

/** An id that can't be guessed. */
export const createId = () => randomBytes(12).toString('hex');
