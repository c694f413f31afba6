import { notificationsTexts } from '@meet/notifications-contract/texts';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { createWindowCounter, defineService } from '@meet/service-kit';
import type { Deps } from './Deps.ts';
import { createMailQuota } from './mail/createMailQuota.ts';
import { createOutbox } from './mail/createOutbox.ts';
import { createSender } from './mail/createSender.ts';
import { mountMailbox } from './mailbox/mountMailbox.ts';
import { followsModel } from './models/follows.ts';
import { mailsModel } from './models/mails.ts';
import { notificationsModel } from './models/notifications.ts';
import { notificationSettingsModel } from './models/notificationSettings.ts';
import { tellingsModel } from './models/tellings.ts';
import { operations } from './operations/index.ts';
import { notificationsSettings } from './settings.ts';

/** What people are told: notifications, and mail, which in development is kept in a mailbox instead of sent. */
export const notificationsService = defineService({
  name: 'notifications',
  texts: [notificationsTexts, meetingsTexts],
  settings: notificationsSettings,
  setUp({ connection, secrets, settings, log, now, publicUrl }): Deps {
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
  },
  operations,
  start({ outbox }, { settings, development, log }) {
    if (!settings.SMTP_URL && !development) log.warn('SMTP_URL is not set: mails are stored, and sent to nobody');
    return outbox.start();
  },
  routes(app, { outbox }, { development, settings }) {
    if (development && !settings.SMTP_URL) mountMailbox(app, outbox);
  },
});
