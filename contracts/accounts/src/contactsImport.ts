import { array, object, string } from 'yup';
import { input, noInput, output, requiredText, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { accountsErrors } from './errors.ts';
import { thirdPartyKind } from './signIn.ts';

/** Name of the BroadcastChannel on which the popup for contacts reports the provider's answer. */
export const CONTACTS_ANSWER_CHANNEL = 'meet.contacts-answer';

export const getContactsProvider = defineCall('getContactsProvider', {
  path: 'get-contacts-provider',
  method: 'GET',
  access: 'user',
  summary:
    'Returns the source of contacts for an import: Google, the development source, another provider, or null if there is none.',
  input: noInput,
  output: output({ provider: thirdPartyKind() }),
  impersonation: 'allowed',
  graphql: { query: 'contactsProvider', value: 'provider' },
});

export const beginContactsImport = defineCall('beginContactsImport', {
  path: 'begin-contacts-import',
  access: 'user',
  summary:
    'Starts the code flow (state, PKCE) for reading the caller’s contacts once, and answers with the page to open. Only the caller can use the provider’s answer.',
  input: noInput,
  output: output({ url: string().required(), state: string().required() }),
  errors: [accountsErrors.CONTACTS_NOT_READ],
  rateLimit: { max: 30, windowSeconds: 600 },
  graphql: { mutation: true },
});

/** A contact as the provider lists it, before the rules of the import apply. */
const providerContact = object({ email: string().required(), name: string().nullable().defined() }).meta({
  name: 'ProviderContact',
});

export const readProviderContacts = defineCall('readProviderContacts', {
  path: 'read-provider-contacts',
  access: 'user',
  summary:
    'Ends the code flow: answers with the contacts that the provider has, one for each address. The access token is used only for this and not stored.',
  input: input({
    code: requiredText('accounts.codeRequired').max(2048),
    state: requiredText('accounts.stateRequired').max(512),
    /** Issuer, as the provider sent it along with the code. */
    iss: text().max(512),
  }),
  output: output({ contacts: array(providerContact.required()).required() }),
  errors: [accountsErrors.CONTACTS_NOT_READ],
  rateLimit: { max: 30, windowSeconds: 600 },
  graphql: { mutation: true },
});
