import { createHash } from 'node:crypto';

/** Returns the subresource integrity of bytes. */
export const toIntegrity = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
