import { commonErrors, ServiceError } from '@meet/contracts';
import { revokeDevice as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const revokeDevice = defineOperation(call, async ({ sessionId }, { deps, account }) => {
  const ended = await deps.sessionStore.end(account.accountId, { only: sessionId });
  if (!ended) throw new ServiceError(commonErrors.NOT_FOUND);
  return {};
});
