import { createWindowCounter, defineService } from '@meet/service-kit';
import type { Deps } from './Deps.ts';
import { createMailQuota } from './mail/createMailQuota.ts';
import { createOutbox } from './mail/createOutbox.ts';
import { createSender } from './mail/createSender.ts';
import { mountMailbox } from './mailbox/mountMailbox.ts';
import { mailsModel } from './models/mails.ts';
import { deliverMail } from './operations/deliverMail.ts';
import { notificationsSettings } from './settings.ts';

/** Outgoing mail: composed, queued, sent; in development kept in a mailbox instead. */
export const notificationsService = defineService({
  name: 'notifications',
  settings: notificationsSettings,
  setUp({ connection, secrets, settings, log, now, publicUrl }): Deps {
    const mails = mailsModel(connection);
    const send = settings.SMTP_URL ? createSender(settings.SMTP_URL, settings.MAIL_FROM) : undefined;
    const counter = createWindowCounter({ connection, collection: 'notifications.mail_counts', secrets, now });
    return {
      mails,
      outbox: createOutbox({ mails, secrets, log, send, now }),
      quota: createMailQuota(counter, settings.MAILS_PER_HOUR),
      publicUrl,
    };
  },
  operations: [deliverMail],
  start({ outbox }, { settings, development, log }) {
    if (!settings.SMTP_URL && !development) log.warn('SMTP_URL is not set: mails are stored, and sent to nobody');
    return outbox.start();
  },
  routes(app, { outbox }, { development, settings }) {
    if (development && !settings.SMTP_URL) mountMailbox(app, outbox);
  },
});
