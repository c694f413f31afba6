import { object, string } from 'yup';
import { email, id, input, noOutput, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { currentPasswordField, fullNameField, linkTokenField, newPasswordField } from './fields.ts';
import { signedIn } from './signIn.ts';

export const signUp = defineCall('signUp', {
  path: 'sign-up',
  access: 'public',
  summary:
    'Mails a link that opens an account, with the name and password given here. Gives the same answer whether or not the address has an account.',
  input: input({
    fullName: fullNameField(),
    email: email(),
    password: newPasswordField(),
    /** Token of the invitation that led to the sign-up; the activation link keeps it. */
    inviteToken: text().max(512),
    /** Target of the invitation, such as `system` or `group`; the activation link keeps it too. */
    inviteType: text().max(32),
  }),
  /** `signUpId` identifies this sign-up in a request to resend its link. */
  output: output({ signUpId: string().required() }),
  rateLimit: { max: 20, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true },
});

export const activateAccount = defineCall('activateAccount', {
  path: 'activate-account',
  access: 'public',
  summary:
    'Opens the account of an activation link, once, and signs in. Requires the password of the sign-up, its signUpId, or a new password, because anybody may sign up with somebody else’s address. An invitation in the link is accepted if it was sent to this address.',
  input: input({
    token: linkTokenField(),
    /** Token of an invitation; the activation succeeds even if the invitation is gone. */
    inviteToken: text().max(512),
    /** Id that sign-up returned, as proof that the caller signed up. This, `password` or `newPassword` is required. */
    signUpId: id().notRequired(),
    /** Password typed at sign-up. */
    password: currentPasswordField().notRequired(),
    /** Password chosen now, in place of the one typed at sign-up. */
    newPassword: newPasswordField().notRequired(),
  }),
  output: signedIn.shape({
    /** Accepted invitation; null if there was none. */
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

export const resendActivation = defineCall('resendActivation', {
  path: 'resend-activation',
  access: 'public',
  summary:
    'Mails a new activation link of one sign-up, whose earlier link becomes invalid. Gives the same answer in any case.',
  input: input({ signUpId: id() }),
  output: noOutput,
  rateLimit: { max: 10, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true },
});
