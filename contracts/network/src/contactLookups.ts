import { array, string } from 'yup';
import { id, input, list, noOutput, output, text } from '@meet/contracts';
import { ACCOUNTS_REQUESTED_MAX } from '@meet/contracts/events';
import { plainContact } from './contacts.ts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { contactId } from './fields.ts';

export const getOwnedContact = defineCall('getOwnedContact', {
  path: 'get-owned-contact',
  access: 'service',
  summary: 'Returns one contact of an account.',
  input: input({ accountId: id(), contactId: contactId() }),
  output: output({ contact: plainContact }),
  errors: [networkErrors.CONTACT_NOT_FOUND],
});

export const findOwnedContacts = defineCall('findOwnedContacts', {
  path: 'find-owned-contacts',
  access: 'service',
  summary: 'Returns an account’s contacts with these addresses, with the accounts of its acquaintances.',
  input: input({ accountId: id(), emails: list(text().required()).max(ACCOUNTS_REQUESTED_MAX).required() }),
  output: output({ contacts: array(plainContact).required() }),
});

export const listOwnedContacts = defineCall('listOwnedContacts', {
  path: 'list-owned-contacts',
  access: 'service',
  summary: 'Returns an account’s contacts, with the accounts of its acquaintances.',
  input: input({ accountId: id() }),
  output: output({ contacts: array(plainContact).required() }),
});

export const findAbsent = defineCall('findAbsent', {
  path: 'find-absent',
  access: 'service',
  summary:
    'Returns the accounts among these that have no tab open, and no status that requests quiet: Busy, Invisible, Vacationing or Out ' +
    'sick. People in a meeting are busy.',
  input: input({ accountIds: list(id().required()).max(ACCOUNTS_REQUESTED_MAX).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});

export const countContactUse = defineCall('countContactUse', {
  path: 'count-contact-use',
  access: 'service',
  summary: 'Records that the account met these people or wrote to them. Frequent users are found from this.',
  input: input({ accountId: id(), emails: list(text().required()).required().max(1000) }),
  output: noOutput,
});

export const connectAccounts = defineCall('connectAccounts', {
  path: 'connect-accounts',
  access: 'service',
  summary: 'Makes two accounts contacts of each other, if they are not yet. A full list stays unchanged.',
  input: input({ accountId: id(), otherAccountId: id() }),
  output: noOutput,
});
