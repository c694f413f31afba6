import { object, string } from 'yup';
import { email, id, input, noOutput, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { fullNameField, linkTokenField, newPasswordField } from './fields.ts';

export const signUp = defineCall('signUp', {
  path: 'sign-up',
  access: 'public',
  summary:
    'Mails a link that opens an account, with the name and password given here. Answers alike whether or not the address has an account.',
  input: input({
    fullName: fullNameField(),
    email: email(),
    password: newPasswordField(),
    /** The invitation that led here; it is kept in the activation link. */
    inviteToken: text().max(512),
    /** What the invitation is into: `system`, `group` and the like; it is kept in the activation link too. */
    inviteType: text().max(32),
  }),
  /** Names this very sign-up: for having its link sent again. */
  output: output({ signUpId: string().required() }),
  rateLimit: { max: 20, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true },
});

export const resendActivation = defineCall('resendActivation', {
  path: 'resend-activation',
  access: 'public',
  summary: 'Mails a new activation link of one sign-up, whose earlier link dies. Answers alike in any case.',
  input: input({ signUpId: id() }),
  output: noOutput,
  rateLimit: { max: 10, windowSeconds: 600, by: 'address' },
  graphql: { mutation: true },
});

export const activateAccount = defineCall('activateAccount', {
  path: 'activate-account',
  access: 'public',
  summary:
    'Opens the account of an activation link, once. An invitation in it is accepted where it is to this address.',
  input: input({
    token: linkTokenField(),
    /** Of an invitation; one that is no more is no reason to refuse the activation. */
    inviteToken: text().max(512),
  }),
  output: output({
    email: string().required(),
    fullName: string().required(),
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
