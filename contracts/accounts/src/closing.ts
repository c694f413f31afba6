import { array, boolean, number, object, string } from 'yup';
import { input, noInput, output, text, timestamp } from '@meet/contracts';
import { OWNED_THINGS_CHOICES, type OwnedThingsChoice } from '@meet/contracts/erasure';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { linkTokenField, secondFactorCodeField } from './fields.ts';
import { PASSWORD_MAX } from './limits.ts';
import { signedIn } from './signIn.ts';

/** Days between the closing of an account and its deletion. */
export const CLOSING_DAYS = 14;
/** Maximum age of a session that may close an account which has neither password nor second factor, in minutes. */
export const RECENT_SIGN_IN_MINUTES = 10;

export const ownedThingsField = () => string<OwnedThingsChoice>().oneOf(OWNED_THINGS_CHOICES).required();

export const getAccountClosing = defineCall('getAccountClosing', {
  path: 'get-account-closing',
  access: 'user',
  summary:
    'Lists what closing the account needs, and the things of the caller that would be handed over or closed with it.',
  input: noInput,
  output: output({
    /** Time of the deletion if the account is closed now. */
    closesAt: timestamp(),
    hasPassword: boolean().required(),
    hasSecondFactor: boolean().required(),
    /** Names of the contact groups that the caller owns. */
    groupNames: array(string().required()).required(),
    /** Number of chat rooms that the caller owns and in which others take part. */
    sharedChatRooms: number().required(),
    /** The organization that the caller owns; null for none. */
    organization: object({ organizationName: string().required(), otherMembers: number().required() })
      .meta({ name: 'OrganizationToClose' })
      .default(undefined)
      .nullable()
      .defined(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'accountClosing' },
});

export const closeAccount = defineCall('closeAccount', {
  path: 'close-account',
  access: 'user',
  summary: `Closes the account: its sessions and other access end at once, and it is deleted ${CLOSING_DAYS} days later. Needs the password and, if it is on, the second factor; without both, a sign-in of the last ${RECENT_SIGN_IN_MINUTES} minutes.`,
  input: input({
    password: text().max(PASSWORD_MAX, 'accounts.passwordTooLong'),
    code: secondFactorCodeField(),
    /** Fate of groups and chat rooms that the account owns together with others. */
    owned: ownedThingsField(),
  }),
  output: output({
    /** Time of the deletion. */
    closesAt: timestamp(),
  }),
  errors: [
    accountsErrors.PASSWORD_WRONG,
    accountsErrors.SECOND_FACTOR_REQUIRED,
    accountsErrors.SECOND_FACTOR_INVALID,
    accountsErrors.RECENT_SIGN_IN_REQUIRED,
    accountsErrors.ORGANIZATION_NOT_HANDED_OVER,
  ],
  rateLimit: { max: 10, windowSeconds: 600 },
  graphql: { mutation: true },
});

export const keepAccount = defineCall('keepAccount', {
  path: 'keep-account',
  access: 'public',
  summary:
    'Keeps an account that is being closed, and signs in. The token comes with the refusal ACCOUNT_CLOSING of a sign-in, and works once.',
  input: input({ token: linkTokenField() }),
  output: signedIn,
  errors: [accountsErrors.LINK_INVALID],
  rateLimit: { max: 60, windowSeconds: 60, by: 'address' },
  graphql: { mutation: true, success: 'SignedIn' },
});
