import { input, noOutput } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { contactId } from './fields.ts';

export const deleteContact = defineCall('deleteContact', {
  path: 'delete-contact',
  access: 'user',
  summary: 'Deletes a contact from the caller’s list; groups keep their members.',
  input: input({ contactId: contactId() }),
  output: noOutput,
  errors: [networkErrors.CONTACT_NOT_FOUND],
  graphql: { mutation: true, input: 'ContactInput', echo: ['contactId'] },
});
