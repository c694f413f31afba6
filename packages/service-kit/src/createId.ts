import { randomBytes } from 'node:crypto';

/** 128 random bits: not to be guessed, safe in an address. */
export const createId = (): string => randomBytes(16).toString('base64url');
