import { array, object, string } from 'yup';
import { input, output, requiredText, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';

/** A contact as the provider has it; the rules of the import are yet to be applied. */
const providerContact = object({ email: string().required(), name: string().nullable().defined() }).meta({
  name: 'ProviderContact',
});

export const readProviderContacts = defineCall('readProviderContacts', {
  path: 'read-provider-contacts',
  access: 'user',
  summary:
    'Ends the code flow: answers with the contacts that the provider has, one for each address. The token behind it is used for this and forgotten.',
  input: input({
    code: requiredText('accounts.codeRequired').max(2048),
    state: requiredText('accounts.stateRequired').max(512),
    /** As the provider sent it along with the code. */
    iss: text().max(512),
  }),
  output: output({ contacts: array(providerContact.required()).required() }),
  errors: [accountsErrors.CONTACTS_NOT_READ],
  rateLimit: { max: 30, windowSeconds: 600 },
  graphql: { mutation: true },
});
