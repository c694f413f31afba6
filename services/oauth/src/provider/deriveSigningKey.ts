import type { Secrets } from '@meet/service-kit';
import { createECDH } from 'node:crypto';
import type { JWK } from 'oidc-provider';

const COORDINATE_BYTES = 32;

/**
 * The deployment's own key. The server issues nothing that is signed, but the library must not fall back to keys that
 * everybody knows.
 */
export function deriveSigningKey(secrets: Secrets): JWK {
  const pair = createECDH('prime256v1');
  const secret = secrets.derive('oauth/signing');
  pair.setPrivateKey(secret);
  const [, ...point] = pair.getPublicKey();
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  return {
    kty: 'EC',
    crv: 'P-256',
    alg: 'ES256',
    use: 'sig',
    d: text(secret),
    x: text(Buffer.from(point.slice(0, COORDINATE_BYTES))),
    y: text(Buffer.from(point.slice(COORDINATE_BYTES))),
  };
}
