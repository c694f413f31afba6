import { notificationsTexts } from '@meet/notifications-contract/texts';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { defineService } from '@meet/service-kit';
import { createDeps } from './Deps.ts';
import { mountMailbox } from './mailbox/mountMailbox.ts';
import { operations } from './operations/index.ts';
import { notificationsSettings } from './settings.ts';
import { queryBounds } from './queryBounds.ts';

/**
 * Notifies people through notifications, pushes to their devices, and mail. In development, mails are kept in a mailbox
 * instead of sent.
 */
export const notificationsService = defineService({
  name: 'notifications',
  texts: [notificationsTexts, meetingsTexts],
  settings: notificationsSettings,
  setUp: createDeps,
  operations,
  queryBounds,
  queues: ({ outbox, pushQueue }) => [outbox.queue, pushQueue.queue],
  start({ outbox, pushQueue }, { settings, development, log }) {
    if (!settings.SMTP_URL && !development) log.warn('SMTP_URL is not set: mails are stored, and sent to nobody');
    const stops = [outbox.start(), pushQueue.start()];
    return async () => void (await Promise.all(stops.map((stop) => stop())));
  },
  routes(app, { outbox }, { development, settings }) {
    if (development && !settings.SMTP_URL) mountMailbox(app, outbox);
  },
});
