import { ServiceError } from '@meet/contracts';
import { deleteApiKey as call, integrationsErrors } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceEnd } from '../keys/announceEnd.ts';
import { presentApiKey } from '../presenters/presentApiKey.ts';
import { toSpeaker } from '../presenters/toSpeaker.ts';

export const deleteApiKey = defineOperation(call, async ({ apiKeyId }, context) => {
  const { deps, account } = context;
  const key = await deps.apiKeyStore.remove(account.accountId, apiKeyId);
  if (!key) throw new ServiceError(integrationsErrors.API_KEY_NOT_FOUND);
  await announceEnd(context, account.accountId, [key]);
  return { deletedApiKey: presentApiKey(toSpeaker(context), key) };
});
