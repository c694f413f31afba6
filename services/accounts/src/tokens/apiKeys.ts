import type { Secrets } from '@meet/service-kit';
import { createToken } from './createToken.ts';

const HASHED_FOR = 'api-key';
const SEALED_FOR = 'api-key';

/** A new key as it is stored: a hash to find it by, and the value sealed because the profile shows it again. */
export function createApiKey(secrets: Secrets): { hash: string; sealed: string } {
  const value = createToken('apiKey');
  return { hash: hashApiKey(secrets, value), sealed: secrets.seal(SEALED_FOR, value) };
}

export const hashApiKey = (secrets: Secrets, value: string) => secrets.hash(HASHED_FOR, value);

export const openApiKey = (secrets: Secrets, sealed: string) => secrets.open(SEALED_FOR, sealed);
