import { getApiKeys as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { isConfigured } from '../keys/isConfigured.ts';
import { presentApiKey, presentServices } from '../presenters/presentApiKey.ts';
import { toSpeaker } from '../presenters/toSpeaker.ts';

export const getApiKeys = defineOperation(call, async (_input, context) => {
  const { deps, account } = context;
  const speaker = toSpeaker(context);
  const keys = await deps.apiKeyStore.list(account.accountId);
  const counts = new Map([...Map.groupBy(keys, ({ serviceId }) => serviceId)].map(([id, own]) => [id, own.length]));
  return {
    apiKeys: keys.map((key) => presentApiKey(speaker, key)),
    serviceNames: presentServices(speaker, counts, (id) => isConfigured(deps, id)),
  };
});
