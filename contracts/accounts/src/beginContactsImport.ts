import { string } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';

export const beginContactsImport = defineCall('beginContactsImport', {
  path: 'begin-contacts-import',
  access: 'user',
  summary:
    'Starts the code flow (state, PKCE) for reading the caller’s contacts once, and answers with the page to open. The answer to it is worth something to the caller alone.',
  input: noInput,
  output: output({ url: string().required(), state: string().required() }),
  errors: [accountsErrors.CONTACTS_NOT_READ],
  rateLimit: { max: 30, windowSeconds: 600 },
  graphql: { mutation: true },
});
