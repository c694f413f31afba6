import { array, string } from 'yup';
import { input, list, listedEmail, output, timeZone } from '@meet/contracts';
import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';
import { presenceShape } from './shapes.ts';

export const getOnlineContacts = defineCall('getOnlineContacts', {
  path: 'get-online-contacts',
  access: 'user',
  summary: 'Presence and status of everyone among the caller’s contacts and groups who has an account.',
  input: input({
    timezone: timeZone(),
    /** Only those with one of these addresses; everyone without it. */
    emails: list(listedEmail()).max(ACCOUNTS_ASKED_MAX).optional(),
  }),
  output: output({
    contactsStatus: array(
      presenceShape.shape({
        /** `time` as a date in the caller's time zone; null where there is none. */
        lastOnline: string().nullable().defined().meta({ restOnly: true }),
      }),
    ).required(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'onlineContacts', value: 'contactsStatus' },
});
