import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export interface Secrets {
  /** Returns 32 bytes for one purpose. The same purpose always gives the same bytes. */
  derive(purpose: string): Buffer;
  /** Returns an HMAC-SHA-256 with a purpose's key, base64url. The database stores tokens in this form. */
  hash(purpose: string, value: string): string;
  /**
   * Encrypts with AES-256-GCM and a purpose's key, base64url. The database stores values that must be shown again in
   * this form.
   */
  seal(purpose: string, value: string): string;
  /** Returns the value of a sealed text. Throws if it was sealed for another purpose or was changed. */
  open(purpose: string, sealed: string): string;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Creates all keys of a deployment from its one master secret (at least 32 bytes). */
export function createSecrets(master: Buffer): Secrets {
  if (master.length < 32) throw new Error('The master secret must have at least 32 bytes.');
  const derived = new Map<string, Buffer>();
  const derive = (purpose: string) => {
    let key = derived.get(purpose);
    if (!key) {
      key = Buffer.from(hkdfSync('sha256', master, Buffer.alloc(0), `meet/${purpose}`, 32));
      derived.set(purpose, key);
    }
    return key;
  };
  return {
    derive,
    hash: (purpose, value) => createHmac('sha256', derive(purpose)).update(value).digest('base64url'),
    seal(purpose, value) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', derive(`seal/${purpose}`), nonce);
      const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url');
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const key = derive(`seal/${purpose}`);
      const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
      cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return cipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') + cipher.final('utf8');
    },
  };
}
