import { createHash } from 'node:crypto';

/** Returns the stored form of a secret that can't be guessed: SHA-256, in base64url. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');
