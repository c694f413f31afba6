import { ServiceError } from '@meet/contracts';
import { oauthErrors, revokeAuthorizedApplication as call } from '@meet/oauth-contract';
import { defineOperation } from '../defineOperation.ts';

export const revokeAuthorizedApplication = defineOperation(call, async ({ clientId }, { deps, account }) => {
  const ended = await deps.applicationStore.end({ accountId: account.accountId, clientId });
  if (!ended) throw new ServiceError(oauthErrors.AUTHORIZED_APPLICATION_NOT_FOUND);
  return {};
});
