import { array } from 'yup';
import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { plainContact } from './plainContact.ts';

export const listContactsOf = defineCall('listContactsOf', {
  path: 'list-contacts-of',
  access: 'service',
  summary: 'An account’s contacts, with the accounts of its acquaintances.',
  input: input({ accountId: id() }),
  output: output({ contacts: array(plainContact).required() }),
});
