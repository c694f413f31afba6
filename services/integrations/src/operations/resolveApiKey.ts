import { userChannel } from '@meet/contracts/events';
import { apiKeyUsed, resolveApiKey as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';

/** Looks the key up for every request, so that a deleted key fails at once. Records its use after the answer. */
export const resolveApiKey = defineOperation(call, async ({ value }, { deps, now, publish }) => {
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
