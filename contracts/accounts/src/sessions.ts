import { array, boolean, number, object, string } from 'yup';
import { id, input, list, noInput, noOutput, output } from '@meet/contracts';
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
    'Succeeds for a live session; returns whether the membership is paid, by the account itself or by a licence of its organization.',
  input: noInput,
  output: output({ hasMembership: boolean().required() }),
  impersonation: 'allowed',
  graphql: { query: 'hasMembership', value: 'hasMembership' },
});

export const getLoggedInUserData = defineCall('getLoggedInUserData', {
  path: 'get-logged-in-user-data',
  access: 'account',
  summary: 'Returns the signed-in person.',
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

/** Maximum number of sessions in one call. */
export const SESSIONS_REQUESTED_MAX = 500;

export const findLiveSessions = defineCall('findLiveSessions', {
  path: 'find-live-sessions',
  access: 'service',
  summary:
    'Returns the live sessions among these, and the time until each one ends unless it is used. This call does not count as use.',
  input: input({ sessionIds: list(id().required()).max(SESSIONS_REQUESTED_MAX).required() }),
  output: output({
    sessions: array(object({ sessionId: string().required(), endsInMs: number().required() }).required()).required(),
  }),
});

export const getCsrfToken = defineCall('getCsrfToken', {
  path: 'get-csrf-token',
  access: 'public',
  summary: 'Returns a CSRF token for older callers. Header tokens make it unnecessary.',
  input: noInput,
  output: output({ csrfToken: string().required() }),
  impersonation: 'allowed',
});
