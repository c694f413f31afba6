import { object, string } from 'yup';
import { id, input, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { currentPasswordField, linkTokenField, newPasswordField } from './fields.ts';
import { signedIn } from './signedIn.ts';

export const activateAccount = defineCall('activateAccount', {
  path: 'activate-account',
  access: 'public',
  summary:
    'Opens the account of an activation link, once, and signs in. Asks for the password of the sign-up, for its signUpId, or for a new password: anybody may sign up with somebody else’s address. An invitation in it is accepted where it is to this address.',
  input: input({
    token: linkTokenField(),
    /** Of an invitation; one that is no more is no reason to refuse the activation. */
    inviteToken: text().max(512),
    /** Id that sign-up returned: it proves that the caller signed up. This, `password` or `newPassword` is needed. */
    signUpId: id().notRequired(),
    /** The one typed at sign-up. */
    password: currentPasswordField().notRequired(),
    /** One that is chosen now, in place of the one typed at sign-up. */
    newPassword: newPasswordField().notRequired(),
  }),
  output: signedIn.shape({
    /** Accepted invitation; null if there was none to accept. */
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
  errors: [
    accountsErrors.LINK_INVALID,
    accountsErrors.ACTIVATION_PASSWORD_NEEDED,
    accountsErrors.ACTIVATION_PASSWORD_WRONG,
  ],
  rateLimit: { max: 60, windowSeconds: 60, by: 'address' },
  graphql: { mutation: true },
});
