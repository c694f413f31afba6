import { array } from 'yup';
import { noInput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { contactShape } from './shapes.ts';

export const getContactsWithAccount = defineCall('getContactsWithAccount', {
  path: 'get-contacts-with-account',
  access: 'user',
  summary: 'The caller’s contacts who have an account, as suggestions for a conversation.',
  input: noInput,
  output: output({ contacts: array(contactShape).required() }),
  impersonation: 'allowed',
});
