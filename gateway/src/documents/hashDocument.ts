import { createHash } from 'node:crypto';

/** Returns the name of a document: SHA-256 of its text as it is sent, in hexadecimal digits. */
export function hashDocument(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
