import { notificationsTexts } from '@meet/notifications-contract/texts';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { defineService } from '@meet/service-kit';
import { createDeps } from './createDeps.ts';
import { mountMailbox } from './mailbox/mountMailbox.ts';
import { operations } from './operations/index.ts';
import { notificationsSettings } from './settings.ts';

/** What people are told: notifications, and mail, which in development is kept in a mailbox instead of sent. */
export const notificationsService = defineService({
  name: 'notifications',
  texts: [notificationsTexts, meetingsTexts],
  settings: notificationsSettings,
  setUp: createDeps,
  operations,
  start({ outbox }, { settings, development, log }) {
    if (!settings.SMTP_URL && !development) log.warn('SMTP_URL is not set: mails are stored, and sent to nobody');
    return outbox.start();
  },
  routes(app, { outbox }, { development, settings }) {
    if (development && !settings.SMTP_URL) mountMailbox(app, outbox);
  },
});
