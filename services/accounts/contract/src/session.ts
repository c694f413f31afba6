import { array, boolean, number, object, string } from 'yup';
import { id, input, noInput, noOutput, output, timestamp } from '@meet/contracts';
import { defineCall } from './defineCall.ts';

export const signOut = defineCall('signOut', {
  path: 'logout',
  access: 'account',
  summary: 'Ends this session at once; its open sockets close.',
  input: noInput,
  output: noOutput,
  impersonation: 'allowed',
  graphql: { mutation: true },
});

export const checkIfUserIsLoggedIn = defineCall('checkIfUserIsLoggedIn', {
  path: 'check-if-user-is-logged-in',
  access: 'account',
  summary: 'Succeeds while the session lives.',
  input: noInput,
  output: noOutput,
  graphql: { query: 'isSignedIn' },
  impersonation: 'allowed',
});

export const checkUserMembership = defineCall('checkUserMembership', {
  path: 'check-user-membership',
  access: 'account',
  summary:
    'Succeeds for a live session; tells whether the membership is a paid one: the account’s own, or a licence of its organization.',
  input: noInput,
  output: output({ hasMembership: boolean().required() }),
  impersonation: 'allowed',
  graphql: { query: 'hasMembership', value: 'hasMembership' },
});

export const getLoggedInUserData = defineCall('getLoggedInUserData', {
  path: 'get-logged-in-user-data',
  access: 'account',
  summary: 'Who is signed in.',
  input: noInput,
  output: output({
    accountId: string().required(),
    email: string().required(),
    fullName: string().defined(),
    alias: string().nullable().defined(),
    avatar: string().nullable().defined(),
    langCode: string().required(),
    isAdmin: boolean().required(),
    hasMembership: boolean().required(),
    /** Name of the administrator who views this account. */
    impersonatedBy: string().nullable().defined(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'me' },
});

export const getDevices = defineCall('getDevices', {
  path: 'get-devices',
  access: 'account',
  summary: 'The sessions of this account that live, latest used first.',
  input: noInput,
  output: output({
    devices: array(
      object({
        sessionId: string().required(),
        /** Such as `Chrome on Linux`; empty when the client did not say. */
        device: string().defined(),
        address: string().defined(),
        /** Unix milliseconds. */
        createdAt: timestamp(),
        lastUsedAt: timestamp(),
        isCurrent: boolean().required(),
      })
        .meta({ name: 'Device' })
        .required(),
    ).required(),
  }),
  impersonation: 'allowed',
  graphql: { query: 'devices', value: 'devices' },
});

export const revokeDevice = defineCall('revokeDevice', {
  path: 'revoke-device',
  access: 'account',
  summary: 'Ends another session of this account.',
  input: input({ sessionId: id() }),
  output: noOutput,
  graphql: { mutation: true },
});

export const revokeOtherDevices = defineCall('revokeOtherDevices', {
  path: 'revoke-other-devices',
  access: 'account',
  summary: 'Ends every session of this account but this one.',
  input: noInput,
  output: output({ revoked: number().required() }),
  graphql: { mutation: true },
});
