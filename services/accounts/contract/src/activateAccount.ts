import { object, string } from 'yup';
import { input, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { linkTokenField } from './fields.ts';
import { signedIn } from './signedIn.ts';

export const activateAccount = defineCall('activateAccount', {
  path: 'activate-account',
  access: 'public',
  summary:
    'Opens the account of an activation link, once, and signs in. An invitation in it is accepted where it is to this address.',
  input: input({
    token: linkTokenField(),
    /** Of an invitation; one that is no more is no reason to refuse the activation. */
    inviteToken: text().max(512),
  }),
  output: signedIn.shape({
    /** What was accepted; null where there was nothing to accept. */
    invitation: object({
      inviterName: string().required(),
      groupName: string().nullable().defined(),
      organizationName: string().nullable().defined(),
    })
      .meta({ name: 'AcceptedInvitation' })
      .default(undefined)
      .nullable()
      .defined(),
  }),
  errors: [accountsErrors.LINK_INVALID],
  rateLimit: { max: 60, windowSeconds: 60, by: 'address' },
  graphql: { mutation: true },
});
