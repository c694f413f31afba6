import { randomBytes } from 'node:crypto';

/** Creates the secret part of a link: 256 random bits. */
export const createLinkSecret = () => randomBytes(32).toString('base64url');
