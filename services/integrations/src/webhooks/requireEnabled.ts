import { ServiceError } from '@meet/contracts';
import { integrationsErrors } from '@meet/integrations-contract';
import type { OperationContext } from '@meet/service-kit';
import type { Deps } from '../Deps.ts';

const { WEBHOOK_NOT_FOUND, WEBHOOK_DISABLED } = integrationsErrors;

/** Throws WEBHOOK_NOT_FOUND or WEBHOOK_DISABLED unless the caller has this webhook and it is enabled. */
export async function requireEnabled({ deps, account }: OperationContext<Deps>, webhookId: string): Promise<void> {
  const webhook = await deps.webhookStore.find(account.accountId, webhookId);
  if (!webhook) throw new ServiceError(WEBHOOK_NOT_FOUND);
  if (!webhook.enabled) throw new ServiceError(WEBHOOK_DISABLED);
}
