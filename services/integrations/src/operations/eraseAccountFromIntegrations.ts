import { eraseAccountFromIntegrations as call } from '@meet/integrations-contract';
import { defineOperation } from '../defineOperation.ts';
import { announceEnd } from '../keys/announceEnd.ts';

export const eraseAccountFromIntegrations = defineOperation(call, async ({ accountId }, context) => {
  const { deps } = context;
  await announceEnd(context, accountId, await deps.apiKeyStore.removeAll(accountId));
  for (const webhook of await deps.webhookStore.list(accountId)) {
    await deps.webhookStore.remove(accountId, webhook._id);
    await deps.deliveryStore.removeAll(webhook._id);
  }
  await deps.jiraStore.disconnectAll(accountId);
  await deps.jiraStore.forgetMeetings(accountId);
  await deps.hubstaff.forget(accountId);
  return { cursor: null };
});
