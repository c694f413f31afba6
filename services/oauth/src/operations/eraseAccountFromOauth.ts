import { eraseAccountFromOauth as call } from '@meet/oauth-contract';
import { defineOperation } from '../defineOperation.ts';

export const eraseAccountFromOauth = defineOperation(call, async ({ accountId }, { deps }) => {
  await deps.applicationStore.end({ accountId });
  return { cursor: null };
});
