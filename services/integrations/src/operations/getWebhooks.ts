import { getWebhooks as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { presentWebhook } from '../presenters/presentWebhook.ts';

export const getWebhooks = defineOperation(call, async (_input, { deps, account }) => ({
  webhooks: (await deps.webhookStore.list(account.accountId)).map(presentWebhook),
}));
