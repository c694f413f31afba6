import { input, output } from '@meet/contracts';
import { number, string } from 'yup';
import { defineCall } from './defineCall.ts';

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
