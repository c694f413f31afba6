import { ServiceError } from '@meet/contracts';
import { userChannel } from '@meet/contracts/events';
import {
  changeWebhook as changeWebhookCall,
  createWebhook as createWebhookCall,
  deleteWebhook as deleteWebhookCall,
  disableWebhooks as disableWebhooksCall,
  getWebhooks as getWebhooksCall,
  integrationsErrors,
  webhookChanged,
  webhookDeleted,
} from '@meet/integrations-contract';
import type { OperationContext } from '@meet/service-kit';
import { defineOperation } from '../defineOperation.ts';
import type { Deps } from '../Deps.ts';
import { presentWebhook } from '../presenters/presentWebhook.ts';

const { WEBHOOK_NOT_FOUND, WEBHOOK_LIMIT_REACHED, WEBHOOK_URL_REFUSED } = integrationsErrors;

async function announce({ deps, account, publish }: OperationContext<Deps>, webhookId: string): Promise<void> {
  const webhooksCount = await deps.webhookStore.count(account.accountId);
  await publish(userChannel(account.accountId), webhookChanged, { webhookId, webhooksCount });
}

function refuseUrl({ poster }: Deps, url: string | undefined): void {
  if (url !== undefined && !poster.allows(url)) throw new ServiceError(WEBHOOK_URL_REFUSED);
}

export const createWebhook = defineOperation(createWebhookCall, async (input, context) => {
  const { deps, account } = context;
  refuseUrl(deps, input.url);
  const webhook = await deps.webhookStore.create(account.accountId, {
    url: input.url,
    description: input.description?.trim() ?? '',
    events: [...new Set(input.events)],
    enabled: input.enabled ?? true,
  });
  if (!webhook) throw new ServiceError(WEBHOOK_LIMIT_REACHED);
  await announce(context, webhook._id);
  return { webhook: presentWebhook(webhook) };
});

export const getWebhooks = defineOperation(getWebhooksCall, async (_input, { deps, account }) => ({
  webhooks: (await deps.webhookStore.list(account.accountId)).map(presentWebhook),
}));

export const changeWebhook = defineOperation(changeWebhookCall, async ({ webhookId, ...change }, context) => {
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
  await announce(context, webhookId);
  return { webhook: presentWebhook(webhook) };
});

export const deleteWebhook = defineOperation(deleteWebhookCall, async ({ webhookId }, { deps, account, publish }) => {
  const { accountId } = account;
  if (!(await deps.webhookStore.remove(accountId, webhookId))) throw new ServiceError(WEBHOOK_NOT_FOUND);
  await deps.deliveryStore.removeAll(webhookId);
  const webhooksCount = await deps.webhookStore.count(accountId);
  await publish(userChannel(accountId), webhookDeleted, { webhookId, webhooksCount });
  return {};
});

export const disableWebhooks = defineOperation(disableWebhooksCall, async ({ accountId }, { deps, publish }) => {
  const webhookIds = await deps.webhookStore.disableAll(accountId);
  const webhooksCount = await deps.webhookStore.count(accountId);
  for (const webhookId of webhookIds)
    await publish(userChannel(accountId), webhookChanged, { webhookId, webhooksCount });
  return {};
});
