import { createReach, type Reach, type ServiceBase } from '@meet/service-kit';
import { lookup } from 'node:dns/promises';
import { pushModel } from '../models/pushModel.ts';
import { pushSubscriptionModel } from '../models/pushSubscriptionModel.ts';
import type { NotificationsSettings } from '../settings.ts';
import { createPushQueue, type PushQueue } from './createPushQueue.ts';
import { createPushSender, type SendPush } from './createPushSender.ts';
import { createSubscriptionStore, type SubscriptionStore } from './createSubscriptionStore.ts';
import { createVapid, type Vapid } from './createVapid.ts';

const TIMEOUT_MS = 10_000;

/** The means to notify people on their devices. */
export interface Pushing {
  /** Client for push services. Their addresses come from browsers, so they are untrusted. */
  readonly pushReach: Reach;
  readonly vapid: Vapid;
  readonly sendPush: SendPush;
  readonly pushSubscriptions: SubscriptionStore;
  readonly pushQueue: PushQueue;
}

/** Creates the means to notify people on their devices. */
export function createPushing({
  connection,
  lease,
  secrets,
  settings,
  log,
  now,
  publicUrl,
}: ServiceBase<NotificationsSettings>): Pushing {
  const pushes = pushModel(connection);
  const pushReach = createReach({
    allowed: settings.PUSH_NETWORKS,
    timeoutMs: TIMEOUT_MS,
    resolve: (hostname) => lookup(hostname, { all: true }),
  });
  const vapid = createVapid({ secrets, publicUrl, now });
  const sendPush = createPushSender({ reach: pushReach, vapid, secrets, log });
  const subscriptions = pushSubscriptionModel(connection);
  const pushSubscriptions = createSubscriptionStore({ subscriptions, pushes, secrets, now });
  const pushQueue = createPushQueue({ pushes, store: pushSubscriptions, send: sendPush, secrets, lease, log, now });
  return { pushReach, vapid, sendPush, pushSubscriptions, pushQueue };
}
