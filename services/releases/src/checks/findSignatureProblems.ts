import { toIntegrity, type Problem } from '@meet/releases-contract/checks';
import { compactVerify, importJWK } from 'jose';
import type { Candidate } from './Candidate.ts';

/**
 * Checks the signature: a remote with keys accepts only releases that one of them has signed. The signature is a
 * compact JWS over the digest of the record's exact text. Its header contains the digest of the declarations against
 * which the release was compiled.
 */
export async function findSignatureProblems({ remote, recordText, signature, types }: Candidate): Promise<Problem[]> {
  if (!remote.keys.length) return [];
  if (!signature) return [{ key: 'unsigned', at: 'signature' }];
  const digest = toIntegrity(recordText);
  const verdicts = await Promise.all(remote.keys.map((x) => isSignedBy(x, signature, { digest, types })));
  return verdicts.includes(true) ? [] : [{ key: 'signature', at: 'signature' }];
}

interface Signed {
  readonly digest: string;
  readonly types: string | undefined;
}

async function isSignedBy(x: string, signature: string, { digest, types }: Signed): Promise<boolean> {
  try {
    const key = await importJWK({ kty: 'OKP', crv: 'Ed25519', x }, 'EdDSA');
    const { payload, protectedHeader } = await compactVerify(signature, key, { algorithms: ['EdDSA', 'Ed25519'] });
    return new TextDecoder().decode(payload) === digest && protectedHeader['types'] === types;
  } catch {
    return false;
  }
}
