import { ServiceError } from '@meet/contracts';
import { userChannel } from '@meet/contracts/events';
import { deleteWebhook as call, integrationsErrors, webhookDeleted } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';

const { WEBHOOK_NOT_FOUND } = integrationsErrors;

export const deleteWebhook = defineOperation(call, async ({ webhookId }, { deps, account, publish }) => {
  const { accountId } = account;
  if (!(await deps.webhookStore.remove(accountId, webhookId))) throw new ServiceError(WEBHOOK_NOT_FOUND);
  await deps.deliveryStore.removeAll(webhookId);
  const webhooksCount = await deps.webhookStore.count(accountId);
  await publish(userChannel(accountId), webhookDeleted, { webhookId, webhooksCount });
  return {};
});
