import type { Model } from 'mongoose';
import type { Outbox } from './mail/createOutbox.ts';
import type { MailQuota } from './mail/createMailQuota.ts';
import type { FollowRecord } from './models/followModel.ts';
import type { MailRecord } from './models/mailModel.ts';
import type { NotificationRecord } from './models/notificationModel.ts';
import type { NotificationSettingsRecord } from './models/notificationSettingsModel.ts';
import type { TellingRecord } from './models/tellingModel.ts';

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
