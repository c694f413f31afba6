import { userChannel } from '@meet/contracts/events';
import { webhookChanged } from '@meet/integrations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

/** Tells the caller's other tabs of a webhook that is new or changed. */
export async function announceWebhook(
  { deps, account, publish }: OperationContext<Deps>,
  webhookId: string,
): Promise<void> {
  const webhooksCount = await deps.webhookStore.count(account.accountId);
  await publish(userChannel(account.accountId), webhookChanged, { webhookId, webhooksCount });
}
