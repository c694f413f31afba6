import { array, string } from 'yup';
import {
  ADDRESS_FORBIDDEN_CHARACTERS,
  flag,
  id,
  input,
  list,
  noInput,
  noOutput,
  output,
  requiredText,
  text,
} from '@meet/contracts';
import { hrefFor } from '@meet/contracts/routes';
import { hasHidden } from '@meet/contracts/texts';
import { defineCall } from './defineCall.ts';
import { oauthErrors } from './errors.ts';
import { OAUTH_CLIENT_NAME_MAX, OAUTH_CLIENT_NAME_MIN, REDIRECT_URI_MAX_LENGTH, REDIRECT_URIS_MAX } from './limits.ts';
import { OAUTH_SCOPES } from './scopes.ts';
import { oauthClientShape } from './shapes.ts';

/** Client id of the product's own browser extension, which every deployment accepts. */
export const CHROME_EXTENSION_CLIENT_ID = 'meet-chrome-extension';

/** Returns the redirect URI of the browser extension, for a deployment's URL. */
export const chromeExtensionRedirectUri = (publicUrl: string) =>
  `${publicUrl}${hrefFor('oauthAuthorizeChromeExtension')}`;

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Returns whether a text is a valid redirect URI: an https URL, or an http URL of a program on the person's own
 * machine. Other schemes are refused, since browsers would execute some of them.
 */
function isRedirectUri(text: string): boolean {
  if (!URL.canParse(text) || text.includes('#') || ADDRESS_FORBIDDEN_CHARACTERS.test(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname));
}

/** Returns whether a name imitates another, or looks like more than a name, to people who decide by it. */
const isDeceptive = (name: string) => /[<>]/.test(name) || hasHidden(name);

export const clientName = () =>
  requiredText('oauth.nameRequired')
    .test('short', 'oauth.nameTooShort', (value) => !value?.trim() || value.trim().length >= OAUTH_CLIENT_NAME_MIN)
    .max(OAUTH_CLIENT_NAME_MAX, 'oauth.nameTooLong')
    .test('plain', 'oauth.nameInvalid', (value) => !value || !isDeceptive(value));

/** All redirect URIs of the application. A request's URI must equal one of them. */
export const redirectUris = () =>
  list(
    text()
      .max(REDIRECT_URI_MAX_LENGTH)
      .required('oauth.redirectUriRequired')
      .test('redirect-uri', 'oauth.redirectUriInvalid', (value) => !value || isRedirectUri(value)),
  )
    .min(1, 'oauth.redirectUriRequired')
    .max(REDIRECT_URIS_MAX)
    .required('oauth.redirectUriRequired');

const clientScopes = () =>
  list(
    text()
      .oneOf([...OAUTH_SCOPES])
      .required(),
  )
    .min(1, 'oauth.scopesRequired')
    .max(OAUTH_SCOPES.length)
    .required('oauth.scopesRequired');

const isPublicClient = () => flag().required();

export const getOauthClients = defineCall('getOauthClients', {
  path: 'get-oauth-clients',
  method: 'GET',
  access: 'admin',
  summary: 'Lists the outside applications that may request access from people, by name. Contains no secret.',
  input: noInput,
  output: output({ clients: array(oauthClientShape.required()).required() }),
  graphql: { query: 'oauthClients', value: 'clients' },
});

export const createOauthClient = defineCall('createOauthClient', {
  path: 'create-oauth-client',
  access: 'admin',
  summary:
    'Registers an outside application that may request access from people. Only this answer contains its secret.',
  input: input({
    name: clientName(),
    redirectUris: redirectUris(),
    scopes: clientScopes(),
    isPublic: isPublicClient(),
  }),
  output: output({
    client: oauthClientShape.required(),
    /** Null for a public application, which has no secret. */
    clientSecret: string().nullable().defined(),
  }),
  errors: [oauthErrors.OAUTH_CLIENT_LIMIT_REACHED],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true },
});

export const changeOauthClient = defineCall('changeOauthClient', {
  path: 'change-oauth-client',
  access: 'admin',
  summary:
    'Changes the name, the redirect addresses and the allowed scopes of an outside application. Creates a new secret if requested, which ends the former one.',
  input: input({
    clientId: id(),
    name: clientName(),
    redirectUris: redirectUris(),
    scopes: clientScopes(),
    renewSecret: flag(),
  }),
  output: output({
    client: oauthClientShape.required(),
    /** Null if the secret did not change. */
    clientSecret: string().nullable().defined(),
  }),
  errors: [oauthErrors.OAUTH_CLIENT_NOT_FOUND, oauthErrors.OAUTH_CLIENT_BUILT_IN, oauthErrors.OAUTH_CLIENT_PUBLIC],
  graphql: { mutation: true },
});

export const deleteOauthClient = defineCall('deleteOauthClient', {
  path: 'delete-oauth-client',
  access: 'admin',
  summary: 'Deletes an outside application: all access that people granted ends, and its tokens are invalid at once.',
  input: input({ clientId: id() }),
  output: noOutput,
  errors: [oauthErrors.OAUTH_CLIENT_NOT_FOUND, oauthErrors.OAUTH_CLIENT_BUILT_IN],
  graphql: { mutation: true },
});
