import { endApiKeys as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceEnd } from '../keys/announceEnd.ts';

export const endApiKeys = defineOperation(call, async ({ accountId }, context) => {
  await announceEnd(context, accountId, await context.deps.apiKeyStore.removeAll(accountId));
  return {};
});
