import { string } from 'yup';
import { input, output } from '@meet/contracts';
import { clientName, clientScopes, isPublicClient, redirectUris } from './clientFields.ts';
import { defineCall } from './defineCall.ts';
import { oauthErrors } from './errors.ts';
import { oauthClientShape } from './shapes.ts';

export const createOauthClient = defineCall('createOauthClient', {
  path: 'create-oauth-client',
  access: 'admin',
  summary: 'Lets an outside application ask people for something. Its secret is told this once.',
  input: input({
    name: clientName(),
    redirectUris: redirectUris(),
    scopes: clientScopes(),
    isPublic: isPublicClient(),
  }),
  output: output({
    client: oauthClientShape.required(),
    /** Null for a public application. */
    clientSecret: string().nullable().defined(),
  }),
  errors: [oauthErrors.OAUTH_CLIENT_LIMIT_REACHED],
  rateLimit: { max: 60, windowSeconds: 3600 },
  graphql: { mutation: true },
});
