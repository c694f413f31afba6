import type { InputOf } from '@meet/contracts';
import { tellWebhooks as call, type WebhookEvent } from '@meet/integrations-contract';
import type { MeetingsDeps } from '../deps.ts';

interface Happening extends Pick<InputOf<typeof call>, 'occurrenceId' | 'data'> {
  /** Whose room it is. */
  readonly ownerId: string;
  readonly event: WebhookEvent;
}

/** Tells the webhooks of a room's owner what happened there. Failing, it is logged. */
export async function tellWebhooks(
  { effects }: Pick<MeetingsDeps, 'effects'>,
  { ownerId: accountId, ...happening }: Happening,
): Promise<void> {
  await effects
    .callAsService(call, { accountId, at: effects.now(), ...happening })
    .catch((error: unknown) => effects.log.warn({ err: error }, 'webhooks were not told of a meeting'));
}
