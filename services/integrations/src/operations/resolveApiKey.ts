import { userChannel } from '@meet/contracts/events';
import {
  apiKeyUsed,
  endApiKeys as endApiKeysCall,
  resolveApiKey as resolveApiKeyCall,
} from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceEnd } from '../keys/announceEnd.ts';

/** Looked up at every request: a deleted key is dead at once. Its use is noted after the answer. */
export const resolveApiKey = defineOperation(resolveApiKeyCall, async ({ value }, { deps, now, publish }) => {
  const key = await deps.apiKeyStore.find(value);
  if (!key) return { key: null };
  const { _id: apiKeyId, accountId, serviceId } = key;
  deps.background.run(async () => {
    const lastUsedAt = now();
    if (await deps.apiKeyStore.noteUse(key))
      await publish(userChannel(accountId), apiKeyUsed, { apiKeyId, lastUsedAt });
  });
  return { key: { apiKeyId, accountId, serviceId } };
});

export const endApiKeys = defineOperation(endApiKeysCall, async ({ accountId }, context) => {
  await announceEnd(context, accountId, await context.deps.apiKeyStore.removeAll(accountId));
  return {};
});
