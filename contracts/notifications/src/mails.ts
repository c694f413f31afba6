import { number, object, string } from 'yup';
import { input, LOCALES, output, text } from '@meet/contracts';
import { joinLines } from '@meet/contracts/texts';
import { defineCall } from './defineCall.ts';
import { notificationsErrors } from './errors.ts';
import { NOTIFICATION_TYPES } from './notificationTypes.ts';

/** Maximum length of a mail's subject, in characters; longer ones are shortened. */
const MAIL_LINE_MAX_LENGTH = 200;

/**
 * Returns a text that is safe in a mail's header. Names and subjects come from people, who could end the line and start
 * a header of their own.
 */
export const oneLine = (text: string): string => [...joinLines(text)].slice(0, MAIL_LINE_MAX_LENGTH).join('');

/** An address. One with characters that would end a header is refused. */
const address = () => text().matches(/^[^\r\n\0]*$/, { message: 'notifications.mailLine' });

/** A name or subject that people wrote. It is turned into one line, so that none of them prevents a mail. */
const line = () =>
  text()
    .strict(false)
    .transform((value: unknown) => (typeof value === 'string' ? oneLine(value) : value))
    .required();

export const deliverMail = defineCall('deliverMail', {
  path: 'deliver-mail',
  access: 'service',
  summary: 'Sends one mail in the product’s layout. Texts are plain: the layout escapes them.',
  input: input({
    to: address().required().max(254),
    locale: text()
      .oneOf([...LOCALES])
      .required(),
    subject: line(),
    /** Headline in the mail's body. */
    title: line(),
    /** Paragraphs, separated by blank lines. */
    body: text().required().max(10_000),
    /** Action of the mail: a button in HTML, a URL in plain text. */
    action: object({
      label: line().max(80),
      /** URL of the product itself; other origins are refused. */
      url: address().required().max(2048),
    })
      .default(undefined)
      .optional(),
    /** Small text at the end: the lifetime of a link, or the reason for the mail. */
    footnote: text().max(1000),
    /** Calendar entry that mail programs offer to add. */
    calendar: object({
      method: text().oneOf(['REQUEST', 'CANCEL']).required(),
      content: text().required().max(100_000),
    })
      .default(undefined)
      .optional(),
    /** Person to whom replies go; the product's own address if absent. */
    replyTo: object({ name: line(), address: address().required().max(254) })
      .default(undefined)
      .optional(),
    /**
     * Type of the mail: an account whose owner turned off such mails gets none. The mail is still counted and answered
     * as usual, so that nobody learns of the account. If absent, everyone gets the mail.
     */
    about: text().oneOf(Object.values(NOTIFICATION_TYPES), 'common.invalid'),
    /**
     * Account that causes the mail. The hourly limits count the mail for that account, and for the recipient among
     * mails that others cause. If absent, they count it for the recipient among its own.
     */
    onBehalfOf: text().max(64),
  }),
  output: output({ mailId: string().required() }),
  errors: [notificationsErrors.MAIL_REFUSED, notificationsErrors.MAIL_LIMIT_REACHED],
});

/** Reasons: no server accepted the mail for a day, or a server received it but did not answer. */
export const MAILS_GIVEN_UP = ['given-up', 'uncertain'] as const;
export type MailGivenUp = (typeof MAILS_GIVEN_UP)[number];

export const resendMails = defineCall('resendMails', {
  path: 'resend-mails',
  access: 'admin',
  summary: 'Queues up to 1,000 given-up mails again. Mails with an unknown result may arrive twice.',
  input: input({ reason: string<MailGivenUp>().oneOf(MAILS_GIVEN_UP).required() }),
  output: output({ count: number().required() }),
  graphql: { mutation: true },
});
