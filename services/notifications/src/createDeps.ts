import { createWindowCounter, type ServiceBase } from '@meet/service-kit';
import type { Deps } from './Deps.ts';
import { createMailQuota } from './mail/createMailQuota.ts';
import { createOutbox } from './mail/createOutbox.ts';
import { createSender } from './mail/createSender.ts';
import { followModel } from './models/followModel.ts';
import { mailModel } from './models/mailModel.ts';
import { notificationModel } from './models/notificationModel.ts';
import { notificationSettingsModel } from './models/notificationSettingsModel.ts';
import { tellingModel } from './models/tellingModel.ts';
import { createPushing } from './pushing/createPushing.ts';
import type { notificationsSettings } from './settings.ts';

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
    tellings: tellingModel(connection),
    keptDays: settings.NOTIFICATIONS_KEPT_DAYS,
    publicUrl,
    background,
    ...createPushing(base),
  };
}
