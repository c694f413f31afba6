import { ServiceError } from '@meet/contracts';
import { changeWebhook as call, integrationsErrors } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentWebhook } from '../presenters/presentWebhook.ts';
import { announceWebhook } from '../webhooks/announceWebhook.ts';
import { refuseUrl } from '../webhooks/refuseUrl.ts';

const { WEBHOOK_NOT_FOUND } = integrationsErrors;

export const changeWebhook = defineOperation(call, async ({ webhookId, ...change }, context) => {
  const { deps, account } = context;
  const { url, description, events, enabled, renewSecret } = change;
  refuseUrl(deps, url || undefined);
  const webhook = await deps.webhookStore.change(account.accountId, webhookId, {
    ...(url && { url }),
    ...(description !== undefined && { description: description.trim() }),
    ...(events && { events: [...new Set(events)] }),
    ...(enabled !== undefined && { enabled }),
    ...(renewSecret && { renewSecret }),
  });
  if (!webhook) throw new ServiceError(WEBHOOK_NOT_FOUND);
  await announceWebhook(context, webhookId);
  return { webhook: presentWebhook(webhook) };
});
