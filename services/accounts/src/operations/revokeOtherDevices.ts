import { revokeOtherDevices as call } from '@meet/accounts-contract';
import { defineOperation } from '../defineOperation.ts';

export const revokeOtherDevices = defineOperation(call, async (_input, { deps, account }) => ({
  revoked: await deps.sessionStore.end(account.accountId, { allBut: account.sessionId }),
}));
