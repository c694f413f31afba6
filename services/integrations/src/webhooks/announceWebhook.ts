import { userChannel } from '@meet/contracts/events';
import { webhookChanged } from '@meet/integrations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

/** Notifies the caller's other tabs of a new or changed webhook. */
export async function announceWebhook(
  { deps, account, publish }: OperationContext<Deps>,
  webhookId: string,
): Promise<void> {
  const webhooksCount = await deps.webhookStore.count(account.accountId);
  await publish(userChannel(account.accountId), webhookChanged, { webhookId, webhooksCount });
}
