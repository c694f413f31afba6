import { createHmac, hkdfSync } from 'node:crypto';

export interface Secrets {
  /** 32 bytes for one purpose; the same purpose always gives the same bytes. */
  derive(purpose: string): Buffer;
  /** HMAC-SHA-256 under a purpose's key, base64url: how tokens are kept at rest. */
  hash(purpose: string, value: string): string;
}

/** Every key of a deployment comes from its one master secret (at least 32 bytes). */
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
  };
}
