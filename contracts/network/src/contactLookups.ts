import { array, string } from 'yup';
import { id, input, list, noOutput, output, text } from '@meet/contracts';
import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { plainContact } from './contacts.ts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { contactId } from './fields.ts';

export const getContactOf = defineCall('getContactOf', {
  path: 'get-contact-of',
  access: 'service',
  summary: 'One contact of an account.',
  input: input({ accountId: id(), contactId: contactId() }),
  output: output({ contact: plainContact }),
  errors: [networkErrors.CONTACT_NOT_FOUND],
});

export const findContactsOf = defineCall('findContactsOf', {
  path: 'find-contacts-of',
  access: 'service',
  summary: 'An account’s contacts with these addresses, with the accounts of its acquaintances.',
  input: input({ accountId: id(), emails: list(text().required()).max(ACCOUNTS_ASKED_MAX).required() }),
  output: output({ contacts: array(plainContact).required() }),
});

export const listContactsOf = defineCall('listContactsOf', {
  path: 'list-contacts-of',
  access: 'service',
  summary: 'An account’s contacts, with the accounts of its acquaintances.',
  input: input({ accountId: id() }),
  output: output({ contacts: array(plainContact).required() }),
});

export const findAbsent = defineCall('findAbsent', {
  path: 'find-absent',
  access: 'service',
  summary:
    'Which of these accounts have no tab open, and no status that asks for quiet: Busy, Invisible, Vacationing or Out ' +
    'sick. Who is in a meeting is busy.',
  input: input({ accountIds: list(id().required()).max(ACCOUNTS_ASKED_MAX).required() }),
  output: output({ accountIds: array(string().required()).required() }),
});

export const countContactUse = defineCall('countContactUse', {
  path: 'count-contact-use',
  access: 'service',
  summary: 'The account met these people or wrote to them: what frequent users are found from.',
  input: input({ accountId: id(), emails: list(text().required()).required().max(1000) }),
  output: noOutput,
});

export const connectAccounts = defineCall('connectAccounts', {
  path: 'connect-accounts',
  access: 'service',
  summary: 'Makes two accounts contacts of each other, where they are none yet. A list that is full stays as it is.',
  input: input({ accountId: id(), otherAccountId: id() }),
  output: noOutput,
});
