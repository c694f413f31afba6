import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

export interface Sealer {
  /** AES-256-GCM; the same text seals differently each time. */
  seal(text: string): string;
  /** Throws when the sealed text was changed or sealed by another key. */
  open(sealed: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Keeps room passwords readable for their owners and for nobody who reads the database. `key` has 32 bytes. */
export function createSealer(key: Buffer): Sealer {
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
  };
}
