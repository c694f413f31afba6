import { number, object } from 'yup';
import { flag, input, list, moment, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { NOTIFICATION_TYPES } from './notificationTypes.ts';

/** People told by one call. */
export const NOTIFY_MAX_RECIPIENTS = 2000;

export const notify = defineCall('notify', {
  path: 'notify',
  access: 'service',
  summary:
    'Tells people something: kept in their notifications, rung in their open tabs, told on their devices where ' +
    'none is open, and mailed where asked, to each as they chose. Whoever has no account is left out.',
  input: input({
    /** Account ids or e-mails; who is named twice is told once. */
    recipients: list(text().required().max(254)).max(NOTIFY_MAX_RECIPIENTS).required(),
    notificationType: text().oneOf(Object.values(NOTIFICATION_TYPES), 'common.invalid').required(),
    /** Person who causes it. A guest has no e-mail; a reminder has no sender. */
    from: object({ fullName: text().defined().max(1000), email: text().max(254).nullable().defined() })
      .default(undefined)
      .nullable()
      .defined(),
    message: object({
      /** Words of the caller's own. Left out, the type's sentence is drawn in the reader's language: the usual case. */
      content: text().max(1000),
      meetingRoom: text().max(64),
      meetingSubject: text().max(1000),
      meetingStart: moment(),
      groupName: text().max(1000),
    }).required(),
    /** A person gets one notification with the same key, however often it is sent; as long as that one is kept. */
    dedupeKey: text().min(1).max(200),
    /** Mails it as well, to those who chose mails about it. Left out, the caller sends mails of its own. */
    mail: flag(),
    /** Leaves their devices alone: these are told by pushRing. */
    withoutPush: flag(),
  }),
  output: output({
    /** Number of people whose bell rang. */
    notified: number().required(),
    /** Number of people to whom a mail is on its way. */
    mailed: number().required(),
  }),
});
