import { errors } from 'jose';
import { hasDuplicateMembers } from './hasDuplicateMembers.ts';

/** Far longer than any token that we sign or receive. A longer text is refused unread. */
const LENGTH_MAX = 16_384;

/**
 * Throws JWSInvalid unless a compact token is in its canonical form: three parts in base64url without padding, white
 * space or stray bits. Header and claims must mean the same to every parser, and no critical extension may be present.
 * Libraries accept more than this, so that one token could have many texts.
 */
export function requireCanonicalToken(token: string): void {
  const parts = token.length <= LENGTH_MAX ? token.split('.') : [];
  const [header, claims, signature] = parts.map(decode);
  if (parts.length !== 3 || !header || !claims || !signature) {
    throw new errors.JWSInvalid('The token is not in its canonical form');
  }
  if (Object.hasOwn(readMembers(header), 'crit')) throw new errors.JWSInvalid('No extension is understood');
  readMembers(claims);
}

/** Returns undefined for an empty part, and for a part that is not the canonical encoding of its bytes. */
function decode(part: string): Buffer | undefined {
  const bytes = Buffer.from(part, 'base64url');
  return part !== '' && bytes.toString('base64url') === part ? bytes : undefined;
}

function readMembers(bytes: Buffer): object {
  try {
    const json = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(json);
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && !hasDuplicateMembers(json))
      return value;
  } catch {
    // The error below covers every reason.
  }
  throw new errors.JWSInvalid('A part of the token is no JSON object that reads in one way');
}
