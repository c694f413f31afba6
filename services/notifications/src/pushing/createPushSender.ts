import type { Logger, Reach, Secrets } from '@meet/service-kit';
import type { BrowserAddress } from './createSubscriptionStore.ts';
import type { Vapid } from './createVapid.ts';
import { encryptPush } from './encryptPush.ts';
import type { PushNote } from './PushNote.ts';

/** Answers are not read. */
const DRAINED_BYTES = 4 * 1024;
const TOPIC_LENGTH = 32;
const GONE = [404, 410];
const TOO_MANY = 429;

/** Taken; the browser is no more; worth another try; never going to be taken. */
export type PushOutcome = 'taken' | 'gone' | 'later' | 'refused';

export interface PushMessage {
  readonly note: PushNote;
  readonly urgency: 'normal' | 'high';
  /** Time for which the push service keeps it for a browser that is off. */
  readonly ttlSeconds: number;
}

/** Hands one message to a browser's push service. */
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
        // The push service, too, keeps the latest only; it learns nothing from a digest.
        topic: secrets.hash('notifications/push-topic', note.tag).slice(0, TOPIC_LENGTH),
        urgency,
      },
      body: encryptPush(JSON.stringify(note), receiver),
      bytes: DRAINED_BYTES,
    });
    const outcome = toOutcome(statusCode, failure);
    if (outcome !== 'taken') log.info({ statusCode, failure, outcome }, 'a push was not taken');
    return outcome;
  };
}

function toOutcome(statusCode: number | null, failure: string | null): PushOutcome {
  if (statusCode === null) return failure === 'address' ? 'refused' : 'later';
  if (statusCode >= 200 && statusCode < 300) return 'taken';
  if (GONE.includes(statusCode)) return 'gone';
  return statusCode === TOO_MANY || statusCode >= 500 ? 'later' : 'refused';
}
