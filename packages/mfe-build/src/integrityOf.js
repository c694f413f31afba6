import { createHash } from 'node:crypto';

/**
 * The subresource integrity value of a file's bytes.
 * @param {Buffer | string} bytes
 */
export function integrityOf(bytes) {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
