import type { Secrets } from '@meet/service-kit';
import { createECDH } from 'node:crypto';
import type { JWK } from 'oidc-provider';

const COORDINATE_BYTES = 32;

/**
 * Derives the deployment's own signing key. The server signs nothing, but without a key the library would use publicly
 * known keys.
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
