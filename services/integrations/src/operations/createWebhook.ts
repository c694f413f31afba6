import { ServiceError } from '@meet/contracts';
import { createWebhook as call, integrationsErrors } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentWebhook } from '../presenters/presentWebhook.ts';
import { announceWebhook } from '../webhooks/announceWebhook.ts';
import { refuseUrl } from '../webhooks/refuseUrl.ts';

const { WEBHOOK_LIMIT_REACHED } = integrationsErrors;

export const createWebhook = defineOperation(call, async (input, context) => {
  const { deps, account } = context;
  refuseUrl(deps, input.url);
  const webhook = await deps.webhookStore.create(account.accountId, {
    url: input.url,
    description: input.description?.trim() ?? '',
    events: [...new Set(input.events)],
    enabled: input.enabled ?? true,
  });
  if (!webhook) throw new ServiceError(WEBHOOK_LIMIT_REACHED);
  await announceWebhook(context, webhook._id);
  return { webhook: presentWebhook(webhook) };
});
