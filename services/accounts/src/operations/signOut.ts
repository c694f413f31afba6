import { signOut as call } from '@meet/contracts/accounts';
import { defineOperation } from '../define.ts';

export const signOut = defineOperation(call, async (_input, { deps, account }) => {
  await deps.sessionStore.end(account.accountId, { only: account.sessionId });
  return {};
});
