import type { Secrets } from '@meet/service-kit';
import { createECDH, createPrivateKey, sign, type KeyObject } from 'node:crypto';

const TOKEN_SECONDS = 12 * 3600;
const COORDINATE_BYTES = 32;

/** Identity of this installation to push services, by RFC 8292. Browsers bind their addresses to this key. */
export interface Vapid {
  /** The key with which browsers subscribe: 65 bytes in base64url. */
  readonly publicKey: string;
  /** Returns the header that proves that a request to this address is ours. */
  authorize(endpoint: string): string;
}

export interface VapidOptions {
  readonly secrets: Secrets;
  /** Contact address for the operator of a push service; sent if it is https. */
  readonly publicUrl: string;
  now(): number;
}

/**
 * Creates the identity. Its key is derived from the deployment's secret, so it exists from the first start and stays
 * the same.
 */
export function createVapid({ secrets, publicUrl, now }: VapidOptions): Vapid {
  const pair = createECDH('prime256v1');
  const secret = secrets.derive('notifications/vapid');
  pair.setPrivateKey(secret);
  const point = pair.getPublicKey();
  const key = toKey(secret, point);
  const publicKey = point.toString('base64url');
  const contact = publicUrl.startsWith('https:') ? { sub: publicUrl } : {};
  return {
    publicKey,
    authorize(endpoint) {
      const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now() / 1000) + TOKEN_SECONDS, ...contact };
      const signed = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
      return `vapid t=${signed}.${signature.toString('base64url')}, k=${publicKey}`;
    },
  };
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function toKey(secret: Buffer, point: Buffer): KeyObject {
  const x = point.subarray(1, 1 + COORDINATE_BYTES).toString('base64url');
  const y = point.subarray(1 + COORDINATE_BYTES).toString('base64url');
  const d = secret.toString('base64url');
  return createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d, x, y }, format: 'jwk' });
}
