import { errors } from 'jose';
import { hasDuplicateMembers } from './hasDuplicateMembers.ts';

/** Far more than any that we sign or are sent; what is longer is not even looked at. */
const LENGTH_MAX = 16_384;

/**
 * Throws JWSInvalid unless a compact token is written in its one form: three parts in base64url without padding, white
 * space or stray bits, a header and claims of which no reader could read another, and no extension that would have to be
 * understood. Libraries take more than this, so that one token has many texts.
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

/** Undefined for a part that another text says as well, and for an empty one. */
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
    // Said below, for whatever reason.
  }
  throw new errors.JWSInvalid('A part of the token is no JSON object that reads in one way');
}
