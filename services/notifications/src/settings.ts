import { setting } from '@meet/service-kit';

/** Settings of the notifications service from the environment. */
export const notificationsSettings = {
  SMTP_URL: setting.url({
    describe:
      'Mail server, such as smtps://user:password@mail.example.org; unset, mails stay in the mailbox at /dev/mail.',
    default: undefined,
    protocols: ['smtp:', 'smtps:'],
    secret: true,
  }),
  MAIL_FROM: setting.text({
    describe: 'Sender of every mail.',
    default: 'Meet <meet@localhost>',
    pattern: /^[^\r\n]{3,200}$/,
    expects: 'must be one line, such as Meet <meet@example.org>',
  }),
  MAILS_PER_HOUR: setting.whole({
    describe:
      'Mails that one person may cause within an hour. One address receives at most as many that others cause, and as many that it causes itself.',
    default: 60,
    min: 1,
    max: 100_000,
  }),
  NOTIFICATIONS_KEPT_DAYS: setting.whole({
    describe: 'Days for which notifications are kept; a person may choose fewer.',
    default: 90,
    min: 1,
    max: 3650,
  }),
  PUSH_NETWORKS: setting.networks({
    describe:
      'Addresses and networks beside the open internet in which push services may be, by http too, such as loopback in development; unset, none.',
    default: undefined,
  }),
};

export type NotificationsSettings = typeof notificationsSettings;
