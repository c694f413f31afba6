import { array } from 'yup';
import { id, input, list, output, text } from '@meet/contracts';
import { ACCOUNTS_ASKED_MAX } from '@meet/contracts/events';
import { defineCall } from './defineCall.ts';
import { plainContact } from './plainContact.ts';

export const findContactsOf = defineCall('findContactsOf', {
  path: 'find-contacts-of',
  access: 'service',
  summary: 'An account’s contacts with these addresses, with the accounts of its acquaintances.',
  input: input({ accountId: id(), emails: list(text().required()).max(ACCOUNTS_ASKED_MAX).required() }),
  output: output({ contacts: array(plainContact).required() }),
});
