import { createWindowCounter, type ServiceBase } from '@meet/service-kit';
import type { Deps } from './Deps.ts';
import { createMailQuota } from './mail/createMailQuota.ts';
import { createOutbox } from './mail/createOutbox.ts';
import { createSender } from './mail/createSender.ts';
import { followsModel } from './models/follows.ts';
import { mailsModel } from './models/mails.ts';
import { notificationsModel } from './models/notifications.ts';
import { notificationSettingsModel } from './models/notificationSettings.ts';
import { tellingsModel } from './models/tellings.ts';
import type { notificationsSettings } from './settings.ts';

export function createDeps({
  connection,
  secrets,
  settings,
  log,
  now,
  publicUrl,
}: ServiceBase<typeof notificationsSettings>): Deps {
  const mails = mailsModel(connection);
  const send = settings.SMTP_URL ? createSender(settings.SMTP_URL, settings.MAIL_FROM) : undefined;
  const counter = createWindowCounter({ connection, collection: 'notifications.mail_counts', secrets, now });
  return {
    mails,
    outbox: createOutbox({ mails, secrets, log, send, now }),
    quota: createMailQuota(counter, settings.MAILS_PER_HOUR),
    notifications: notificationsModel(connection),
    settings: notificationSettingsModel(connection),
    follows: followsModel(connection),
    tellings: tellingsModel(connection),
    keptDays: settings.NOTIFICATIONS_KEPT_DAYS,
    publicUrl,
  };
}
