import { randomBytes } from 'node:crypto';

const ID_BYTES = 12;

/** An id that can't be guessed. */
export const createId = () => randomBytes(ID_BYTES).toString('hex');
