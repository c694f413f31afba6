import { array, object, string } from 'yup';
import { flag, id, input, noInput, noOutput, output, requiredText, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { oauthErrors } from './errors.ts';
import { authorizationRequestShape, authorizedApplicationShape } from './shapes.ts';

/**
 * Reasons for which a request never reached the person's decision. `error` in the query of oauth2/landing carries them.
 */
export const AUTHORIZATION_FAILURES = [
  'unknown-client',
  'redirect-uri',
  'expired',
  'invalid-request',
  'server-error',
] as const;
export type AuthorizationFailure = (typeof AUTHORIZATION_FAILURES)[number];

/** Endpoints of the authorization server, relative to the product's URL. */
export const OAUTH_ENDPOINTS = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  revocation: '/oauth/revoke',
  interaction: '/oauth/interaction',
  metadata: '/.well-known/oauth-authorization-server',
} as const;

const UID_MAX_LENGTH = 100;
const requestUid = () => requiredText('common.required').max(UID_MAX_LENGTH);

export const describeAuthorization = defineCall('describeAuthorization', {
  path: 'describe-authorization',
  access: 'user',
  summary: 'Returns the access that an outside application requests from the caller.',
  input: input({ uid: requestUid() }),
  output: output({ request: authorizationRequestShape.required() }),
  errors: [oauthErrors.AUTHORIZATION_REQUEST_GONE],
  rateLimit: { max: 120, windowSeconds: 60 },
  graphql: { query: 'authorizationRequest', value: 'request' },
});

export const answerAuthorization = defineCall('answerAuthorization', {
  path: 'answer-authorization',
  access: 'user',
  summary:
    'Grants an outside application the access that it requests, or denies it. The decision takes effect once the browser that the application sent opens the returned address.',
  input: input({ uid: requestUid(), allow: flag().required() }),
  output: output({
    /** URL to continue at. It is valid for a minute, once, and only in the browser that made the request. */
    returnTo: string().required(),
  }),
  errors: [oauthErrors.AUTHORIZATION_REQUEST_GONE],
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { mutation: true },
});

export const getAuthorizedApplications = defineCall('getAuthorizedApplications', {
  path: 'get-authorized-applications',
  method: 'GET',
  access: 'user',
  summary: 'Lists the outside applications to which the caller granted access, by name.',
  input: noInput,
  output: output({ applications: array(authorizedApplicationShape.required()).required() }),
  graphql: { query: 'authorizedApplications', value: 'applications' },
});

export const revokeAuthorizedApplication = defineCall('revokeAuthorizedApplication', {
  path: 'revoke-authorized-application',
  access: 'user',
  summary: 'Revokes all access of an outside application: its tokens are invalid at once.',
  input: input({ clientId: id() }),
  output: noOutput,
  errors: [oauthErrors.AUTHORIZED_APPLICATION_NOT_FOUND],
  graphql: { mutation: true },
});

export const endAuthorizations = defineCall('endAuthorizations', {
  path: 'end-authorizations',
  access: 'service',
  summary: 'Revokes all access that an account granted to outside applications, after a new password or its closing.',
  input: input({ accountId: id() }),
  output: noOutput,
});

/** Prefix of access tokens. */
export const ACCESS_TOKEN_PREFIX = 'mo_';

export const resolveAccessToken = defineCall('resolveAccessToken', {
  path: 'resolve-access-token',
  access: 'service',
  summary:
    'Returns the account and the scopes of an outside application’s access token; null if it is unknown, expired or revoked. Records the use.',
  input: input({ value: text().required() }),
  output: output({
    token: object({
      /** Id of the person’s authorization from which the token was issued. */
      grantId: string().required(),
      accountId: string().required(),
      clientId: string().required(),
      scopes: array(string().required()).required(),
    })
      .default(undefined)
      .nullable()
      .defined(),
  }),
});
