import { WebhookReceiver } from 'livekit-server-sdk';
import { rememberIn } from '../rememberIn.ts';
import type { LiveKitMedia, LiveKitOptions } from './LiveKitMedia.ts';

/** Maximum age of a webhook. An older one was delayed or is a copy; the comparison of lists covers it. */
const FRESH_MS = 5 * 60_000;
/** Number of webhook ids, the latest ones, that are remembered. LiveKit repeats a webhook that was not answered. */
const IDS_MAX = 10_000;

/** Resolves to false for a webhook that LiveKit did not sign, or signed too long ago. */
export type HandleWebhook = (body: string, authorization: string | undefined) => Promise<boolean>;

/** Creates the handler of LiveKit's webhooks, which checks new participants and tracks at once. */
export function createWebhook(
  { apiKey, apiSecret }: LiveKitOptions,
  media: Pick<LiveKitMedia, 'enforce'>,
  now: () => number,
): HandleWebhook {
  const receiver = new WebhookReceiver(apiKey, apiSecret);
  const seen = new Set<string>();

  return async (body, authorization) => {
    const event = await receiver.receive(body, authorization).catch(() => undefined);
    if (!event || Math.abs(now() - Number(event.createdAt) * 1000) > FRESH_MS) return false;
    if (seen.has(event.id)) return true;
    rememberIn(seen, event.id, IDS_MAX);
    const { room, participant, track } = event;
    if (!room || !participant) return true;
    if (event.event === 'participant_joined') media.enforce(room.name, participant);
    const { identity, permission } = participant;
    // The participant's own list may not include the track yet.
    if (event.event === 'track_published' && track)
      media.enforce(room.name, { identity, permission, tracks: [...participant.tracks, track] });
    return true;
  };
}
