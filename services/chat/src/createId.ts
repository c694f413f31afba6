import { randomBytes } from 'node:crypto';

/** 96 random bits, safe in an address. */
export const createId = () => randomBytes(12).toString('base64url');
