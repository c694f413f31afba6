import { ServiceError } from '@meet/contracts';
import { userChannel } from '@meet/contracts/events';
import {
  apiKeyAdded,
  deleteApiKey as deleteApiKeyCall,
  generateApiKey as generateApiKeyCall,
  getApiKeys as getApiKeysCall,
  integrationsErrors,
  KEY_SERVICES,
} from '@meet/integrations-contract';
import type { OperationContext } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import { announceEnd } from '../keys/announceEnd.ts';
import { presentApiKey, presentServices } from '../presenters/presentApiKey.ts';

const speakerOf = ({ deps, caller }: OperationContext<Deps>) => ({
  translator: deps.translator,
  locale: caller.locale,
});

export const generateApiKey = defineOperation(generateApiKeyCall, async (input, context) => {
  const { deps, account, publish } = context;
  const { accountId } = account;
  const serviceId = KEY_SERVICES.find((service) => service === input.serviceId);
  if (!serviceId) throw new ServiceError(integrationsErrors.KEY_SERVICE_UNKNOWN);
  const key = await deps.apiKeyStore.create({
    accountId,
    serviceId,
    name: input.name.trim(),
    expiresInDays: input.expiresInDays ?? null,
  });
  if (!key) throw new ServiceError(integrationsErrors.API_KEY_LIMIT_REACHED);
  const keysCount = (await deps.apiKeyStore.count(accountId)).get(serviceId) ?? 0;
  await publish(userChannel(accountId), apiKeyAdded, { apiKeyId: key._id, serviceId, keysCount });
  return { apiKey: presentApiKey(speakerOf(context), key) };
});

export const getApiKeys = defineOperation(getApiKeysCall, async (_input, context) => {
  const { deps, account } = context;
  const speaker = speakerOf(context);
  const keys = await deps.apiKeyStore.list(account.accountId);
  const counts = new Map([...Map.groupBy(keys, ({ serviceId }) => serviceId)].map(([id, own]) => [id, own.length]));
  return {
    apiKeys: keys.map((key) => presentApiKey(speaker, key)),
    serviceNames: presentServices(speaker, counts),
  };
});

export const deleteApiKey = defineOperation(deleteApiKeyCall, async ({ apiKeyId }, context) => {
  const { deps, account } = context;
  const key = await deps.apiKeyStore.remove(account.accountId, apiKeyId);
  if (!key) throw new ServiceError(integrationsErrors.API_KEY_NOT_FOUND);
  await announceEnd(context, account.accountId, [key]);
  return { deletedApiKey: presentApiKey(speakerOf(context), key) };
});
