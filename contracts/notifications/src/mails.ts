import { number, object, string } from 'yup';
import { input, LOCALES, output, text } from '@meet/contracts';
import { joinLines } from '@meet/contracts/texts';
import { defineCall } from './defineCall.ts';
import { notificationsErrors } from './errors.ts';
import { NOTIFICATION_TYPES } from './notificationTypes.ts';

/** Longest subject that a mail may have; what is longer is cut. */
const MAIL_LINE_MAX_LENGTH = 200;

/**
 * A text as it may stand in a mail's header: names and subjects come from people, who may end a line and begin a header
 * of their own with it.
 */
export const oneLine = (text: string): string => [...joinLines(text)].slice(0, MAIL_LINE_MAX_LENGTH).join('');

/** An address: what would end a header is refused. */
const address = () => text().matches(/^[^\r\n\0]*$/, { message: 'notifications.mailLine' });

/** People's words, which are made one line, so that no name or subject keeps a mail from going. */
const line = () =>
  text()
    .strict(false)
    .transform((value: unknown) => (typeof value === 'string' ? oneLine(value) : value))
    .required();

export const deliverMail = defineCall('deliverMail', {
  path: 'deliver-mail',
  access: 'service',
  summary: 'Sends one mail in the house’s frame. Texts are plain: the frame escapes them.',
  input: input({
    to: address().required().max(254),
    locale: text()
      .oneOf([...LOCALES])
      .required(),
    subject: line(),
    /** The headline inside the mail. */
    title: line(),
    /** Paragraphs, divided by blank lines. */
    body: text().required().max(10_000),
    /** The one thing to do: a button in HTML, an address in text. */
    action: object({
      label: line().max(80),
      /** An address of the product's own; other origins are refused. */
      url: address().required().max(2048),
    })
      .default(undefined)
      .optional(),
    /** A quiet line below: how long a link lives, why the mail came. */
    footnote: text().max(1000),
    /** A calendar entry that mail programs offer to take in. */
    calendar: object({
      method: text().oneOf(['REQUEST', 'CANCEL']).required(),
      content: text().required().max(100_000),
    })
      .default(undefined)
      .optional(),
    /** The person to whom replies go. Left out, to the product's own address. */
    replyTo: object({ name: line(), address: address().required().max(254) })
      .default(undefined)
      .optional(),
    /**
     * Subject of the mail: an account whose holder wants no mails about it gets none. It is counted and answered all
     * the same, so that nobody learns of the account. Without it, everyone gets the mail.
     */
    about: text().oneOf(Object.values(NOTIFICATION_TYPES), 'common.invalid'),
    /**
     * Account that causes the mail. An hour's mails are counted for that account, and for the address among those that
     * others cause. Without it, they are counted for the address among its own.
     */
    onBehalfOf: text().max(64),
  }),
  output: output({ mailId: string().required() }),
  errors: [notificationsErrors.MAIL_REFUSED, notificationsErrors.MAIL_LIMIT_REACHED],
});

/** Reasons: no server took a mail for a day, or one received it without an answer. */
export const MAILS_GIVEN_UP = ['given-up', 'uncertain'] as const;
export type MailGivenUp = (typeof MAILS_GIVEN_UP)[number];

export const resendMails = defineCall('resendMails', {
  path: 'resend-mails',
  access: 'admin',
  summary: 'Sends mails again that were given up, up to 1,000 of them. Uncertain ones may arrive twice.',
  input: input({ reason: string<MailGivenUp>().oneOf(MAILS_GIVEN_UP).required() }),
  output: output({ count: number().required() }),
  graphql: { mutation: true },
});
