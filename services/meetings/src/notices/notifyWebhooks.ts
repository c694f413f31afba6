import type { InputOf } from '@meet/contracts';
import { triggerWebhooks as call, type WebhookEvent } from '@meet/integrations-contract';
import type { Deps } from '../Deps.ts';

interface Happening extends Pick<InputOf<typeof call>, 'occurrenceId' | 'data'> {
  /** Owner of the room. */
  readonly ownerId: string;
  readonly event: WebhookEvent;
}

/** Triggers the webhooks of a room's owner. Only logs a failure. */
export async function notifyWebhooks(
  { callAsService, log, now }: Pick<Deps, 'callAsService' | 'log' | 'now'>,
  { ownerId: accountId, ...happening }: Happening,
): Promise<void> {
  await callAsService(call, { accountId, at: now(), ...happening }).catch((error: unknown) =>
    log.warn({ err: error }, 'webhooks were not notified of a meeting'),
  );
}
