import type { Background, Reach } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { Outbox } from './mail/createOutbox.ts';
import type { MailQuota } from './mail/createMailQuota.ts';
import type { FollowRecord } from './models/followModel.ts';
import type { MailRecord } from './models/mailModel.ts';
import type { NotificationRecord } from './models/notificationModel.ts';
import type { NotificationSettingsRecord } from './models/notificationSettingsModel.ts';
import type { TellingRecord } from './models/tellingModel.ts';
import type { PushQueue } from './pushing/createPushQueue.ts';
import type { SendPush } from './pushing/createPushSender.ts';
import type { SubscriptionStore } from './pushing/createSubscriptionStore.ts';
import type { Vapid } from './pushing/createVapid.ts';

export interface Deps {
  readonly mails: Model<MailRecord>;
  readonly outbox: Outbox;
  readonly quota: MailQuota;
  readonly notifications: Model<NotificationRecord>;
  readonly settings: Model<NotificationSettingsRecord>;
  readonly follows: Model<FollowRecord>;
  readonly tellings: Model<TellingRecord>;
  readonly background: Background;
  /** Client for push services: their addresses come from browsers. */
  readonly pushReach: Reach;
  readonly vapid: Vapid;
  readonly sendPush: SendPush;
  readonly pushSubscriptions: SubscriptionStore;
  readonly pushQueue: PushQueue;
  /** Days that a notification is kept where the person chose nothing else. */
  readonly keptDays: number;
  readonly publicUrl: string;
}
