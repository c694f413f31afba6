import { ServiceError } from '@meet/contracts';
import { userChannel } from '@meet/contracts/events';
import {
  API_KEY_EXPIRY_DEFAULT_DAYS,
  apiKeyAdded,
  generateApiKey as call,
  integrationsErrors,
  KEY_SERVICES,
} from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { isConfigured } from '../keys/isConfigured.ts';
import { presentApiKey } from '../presenters/presentApiKey.ts';
import { toSpeaker } from '../presenters/toSpeaker.ts';

export const generateApiKey = defineOperation(call, async (input, context) => {
  const { deps, account, publish } = context;
  const { accountId } = account;
  const serviceId = KEY_SERVICES.find((service) => service === input.serviceId);
  if (!serviceId) throw new ServiceError(integrationsErrors.KEY_SERVICE_UNKNOWN);
  if (!isConfigured(deps, serviceId)) throw new ServiceError(integrationsErrors.KEY_SERVICE_NOT_CONFIGURED);
  const key = await deps.apiKeyStore.create({
    accountId,
    serviceId,
    name: input.name.trim(),
    expiresInDays: input.expiresInDays === undefined ? API_KEY_EXPIRY_DEFAULT_DAYS : input.expiresInDays,
    isHidden: input.isHidden ?? false,
  });
  if (!key) throw new ServiceError(integrationsErrors.API_KEY_LIMIT_REACHED);
  const keysCount = (await deps.apiKeyStore.count(accountId)).get(serviceId) ?? 0;
  await publish(userChannel(accountId), apiKeyAdded, { apiKeyId: key._id, serviceId, keysCount });
  return { apiKey: presentApiKey(toSpeaker(context), key) };
});
