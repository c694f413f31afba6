import { endAuthorizations as call } from '@meet/oauth-contract';
import { defineOperation } from '../defineOperation.ts';

export const endAuthorizations = defineOperation(call, async ({ accountId }, { deps }) => {
  await deps.applicationStore.end({ accountId });
  return {};
});
