import { string } from 'yup';
import { flag, id, input, output } from '@meet/contracts';
import { clientName, clientScopes, redirectUris } from './clientFields.ts';
import { defineCall } from './defineCall.ts';
import { oauthErrors } from './errors.ts';
import { oauthClientShape } from './shapes.ts';

export const changeOauthClient = defineCall('changeOauthClient', {
  path: 'change-oauth-client',
  access: 'admin',
  summary:
    'Changes what an outside application is called, where it is answered and what it may ask for; gives it a new secret where that is wanted, which ends the former one.',
  input: input({
    clientId: id(),
    name: clientName(),
    redirectUris: redirectUris(),
    scopes: clientScopes(),
    renewSecret: flag(),
  }),
  output: output({
    client: oauthClientShape.required(),
    /** Null where it stayed. */
    clientSecret: string().nullable().defined(),
  }),
  errors: [oauthErrors.OAUTH_CLIENT_NOT_FOUND, oauthErrors.OAUTH_CLIENT_BUILT_IN, oauthErrors.OAUTH_CLIENT_PUBLIC],
  graphql: { mutation: true },
});
