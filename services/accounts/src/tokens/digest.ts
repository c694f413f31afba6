import { createHash } from 'node:crypto';

/** How what opens something is stored where it can't be guessed anyway: SHA-256, in base64url. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('base64url');
