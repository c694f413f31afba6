import { createReach, type ServiceBase } from '@meet/service-kit';
import { lookup } from 'node:dns/promises';
import type { Deps } from '../Deps.ts';
import { pushModel } from '../models/pushModel.ts';
import { pushSubscriptionModel } from '../models/pushSubscriptionModel.ts';
import type { NotificationsSettings } from '../settings.ts';
import { createPushQueue } from './createPushQueue.ts';
import { createPushSender } from './createPushSender.ts';
import { createSubscriptionStore } from './createSubscriptionStore.ts';
import { createVapid } from './createVapid.ts';

const TIMEOUT_MS = 10_000;

/** Creates the means to notify people on their devices. */
export function createPushing({
  connection,
  lease,
  secrets,
  settings,
  log,
  now,
  publicUrl,
}: ServiceBase<NotificationsSettings>): Pick<
  Deps,
  'pushReach' | 'vapid' | 'sendPush' | 'pushSubscriptions' | 'pushQueue'
> {
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
