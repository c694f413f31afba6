import { array, boolean, object, string } from 'yup';
import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { contactId } from './fields.ts';

const plainContact = object({
  contactId: string().required(),
  email: string().required(),
  fullName: string().required(),
  /** Null while no account has this e-mail, or its holder is no acquaintance. */
  accountId: string().nullable().defined(),
  isFrequentUser: boolean().required(),
});

export const listContactsOf = defineCall('listContactsOf', {
  path: 'list-contacts-of',
  access: 'service',
  summary: 'An account’s contacts, with the accounts of its acquaintances.',
  input: input({ accountId: id() }),
  output: output({ contacts: array(plainContact).required() }),
});

export const getContactOf = defineCall('getContactOf', {
  path: 'get-contact-of',
  access: 'service',
  summary: 'One contact of an account.',
  input: input({ accountId: id(), contactId: contactId() }),
  output: output({ contact: plainContact }),
  errors: [networkErrors.CONTACT_NOT_FOUND],
});
