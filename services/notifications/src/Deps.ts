import { createWindowCounter, type ServiceBase, type Background } from '@meet/service-kit';
import type { Model } from 'mongoose';
import { createMailQuota, type MailQuota } from './mail/createMailQuota.ts';
import { createOutbox, type Outbox } from './mail/createOutbox.ts';
import { createSender } from './mail/createSender.ts';
import { followModel, type FollowRecord } from './models/followModel.ts';
import { mailModel, type MailRecord } from './models/mailModel.ts';
import { notificationModel, type NotificationRecord } from './models/notificationModel.ts';
import { notificationSettingsModel, type NotificationSettingsRecord } from './models/notificationSettingsModel.ts';
import { noticeModel, type NoticeRecord } from './models/noticeModel.ts';
import { createPushing, type Pushing } from './pushing/createPushing.ts';
import type { notificationsSettings } from './settings.ts';

export interface Deps extends Pushing {
  readonly mails: Model<MailRecord>;
  readonly outbox: Outbox;
  readonly quota: MailQuota;
  readonly notifications: Model<NotificationRecord>;
  readonly settings: Model<NotificationSettingsRecord>;
  readonly follows: Model<FollowRecord>;
  readonly notices: Model<NoticeRecord>;
  readonly background: Background;
  /** Days that a notification is kept unless the person chose a shorter time. */
  readonly keptDays: number;
  readonly publicUrl: string;
}

export function createDeps(base: ServiceBase<typeof notificationsSettings>): Deps {
  const { background, connection, lease, secrets, settings, log, now, publicUrl } = base;
  const mails = mailModel(connection);
  const send = settings.SMTP_URL ? createSender(settings.SMTP_URL, settings.MAIL_FROM, publicUrl) : undefined;
  const counter = createWindowCounter({ connection, collection: 'notifications.mail_counts', secrets, now });
  return {
    mails,
    outbox: createOutbox({ mails, secrets, lease, log, send, now }),
    quota: createMailQuota(counter, settings.MAILS_PER_HOUR),
    notifications: notificationModel(connection),
    settings: notificationSettingsModel(connection),
    follows: followModel(connection),
    notices: noticeModel(connection),
    keptDays: settings.NOTIFICATIONS_KEPT_DAYS,
    publicUrl,
    background,
    ...createPushing(base),
  };
}
