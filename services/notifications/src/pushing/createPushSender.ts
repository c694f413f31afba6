import type { Logger, Reach, Secrets } from '@meet/service-kit';
import type { BrowserAddress } from './createSubscriptionStore.ts';
import type { Vapid } from './createVapid.ts';
import { encryptPush } from './encryptPush.ts';
import type { PushNote } from './PushNote.ts';

/** Bytes to receive at most; answers' bodies are not read. */
const DRAINED_BYTES = 4 * 1024;
const TOPIC_LENGTH = 32;
const GONE = [404, 410];
const TOO_MANY = 429;

/** The push service accepted the push; the browser no longer exists; a retry may succeed; a retry cannot succeed. */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'refused';

export interface PushMessage {
  readonly note: PushNote;
  readonly urgency: 'normal' | 'high';
  /** Time for which the push service keeps it for a browser that is offline. */
  readonly ttlSeconds: number;
}

/** Sends one message to a browser's push service. */
export type SendPush = (address: BrowserAddress, message: PushMessage) => Promise<PushOutcome>;

export interface PushSenderOptions {
  readonly reach: Reach;
  readonly vapid: Vapid;
  readonly secrets: Secrets;
  readonly log: Logger;
}

export function createPushSender({ reach, vapid, secrets, log }: PushSenderOptions): SendPush {
  return async ({ endpoint, p256dh, auth }, { note, urgency, ttlSeconds }) => {
    const receiver = { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') };
    const { statusCode, failure } = await reach.send(endpoint, {
      method: 'POST',
      headers: {
        authorization: vapid.authorize(endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttlSeconds),
        // The push service keeps only the latest message of a topic, too. The digest reveals nothing to it.
        topic: secrets.hash('notifications/push-topic', note.tag).slice(0, TOPIC_LENGTH),
        urgency,
      },
      body: encryptPush(JSON.stringify(note), receiver),
      bytes: DRAINED_BYTES,
    });
    const outcome = toOutcome(statusCode, failure);
    if (outcome !== 'taken') log.info({ statusCode, failure, outcome }, 'a push was not accepted');
    return outcome;
  };
}

function toOutcome(statusCode: number | null, failure: string | null): PushOutcome {
  if (statusCode === null) return failure === 'address' ? 'refused' : 'later';
  if (statusCode >= 200 && statusCode < 300) return 'taken';
  if (GONE.includes(statusCode)) return 'gone';
  return statusCode === TOO_MANY || statusCode >= 500 ? 'later' : 'refused';
}
