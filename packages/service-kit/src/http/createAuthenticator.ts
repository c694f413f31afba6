import type { CallClient } from '@meet/contracts';
import { resolveSession } from '@meet/contracts/session';
import { SERVICE_CALLER } from '../operations/serviceCaller.ts';
import type { Authenticate } from './readCaller.ts';

/** Asks the accounts service who stands behind the tokens. Not cached: a revoked token is dead at once. */
export function createAuthenticator(client: CallClient): Authenticate {
  return async (credentials, visitor) => {
    const session = await client.call(resolveSession, credentials, { ...SERVICE_CALLER, requestId: visitor.requestId });
    return { ...visitor, ...session };
  };
}
