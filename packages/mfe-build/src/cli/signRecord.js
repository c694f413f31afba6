import { CompactSign, importJWK } from 'jose';
import { toIntegrity } from '@meet/releases-contract/checks';
import { CliError, EXIT } from './CliError.js';

/**
 * Signs a record's digest with an Ed25519 key, a private JWK as text. The signature also covers the digest of the
 * shell's declarations against which the release was compiled.
 * @returns {Promise<string>} a compact JWS
 */
export async function signRecord(recordText, { key, types }) {
  let secret;
  try {
    const jwk = JSON.parse(key);
    if (jwk.crv !== 'Ed25519' || !jwk.d) throw new Error('no private Ed25519 key');
    secret = await importJWK(jwk, 'EdDSA');
  } catch (error) {
    // The message must never contain the key itself.
    throw new CliError('MFE_SIGNING_KEY is no private Ed25519 key as JWK.', {
      exit: EXIT.usage,
      advice: 'It reads {"kty":"OKP","crv":"Ed25519","x":"…","d":"…"}; the administrator of the product knows its x.',
      cause: error,
    });
  }
  const digest = new TextEncoder().encode(toIntegrity(recordText));
  return new CompactSign(digest).setProtectedHeader({ alg: 'EdDSA', ...(types && { types }) }).sign(secret);
}
