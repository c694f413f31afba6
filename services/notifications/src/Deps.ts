import type { Model } from 'mongoose';
import type { Outbox } from './mail/createOutbox.ts';
import type { MailQuota } from './mail/createMailQuota.ts';
import type { FollowRecord } from './models/follows.ts';
import type { MailRecord } from './models/mails.ts';
import type { NotificationRecord } from './models/notifications.ts';
import type { NotificationSettingsRecord } from './models/notificationSettings.ts';
import type { TellingRecord } from './models/tellings.ts';

export interface Deps {
  readonly mails: Model<MailRecord>;
  readonly outbox: Outbox;
  readonly quota: MailQuota;
  readonly notifications: Model<NotificationRecord>;
  readonly settings: Model<NotificationSettingsRecord>;
  readonly follows: Model<FollowRecord>;
  readonly tellings: Model<TellingRecord>;
  /** Days that a notification is kept where the person chose nothing else. */
  readonly keptDays: number;
  readonly publicUrl: string;
}
