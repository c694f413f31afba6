import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { contactId, contactName } from './fields.ts';
import { contactShape } from './shapes.ts';

export const editContact = defineCall('editContact', {
  path: 'edit-contact',
  access: 'user',
  summary: 'Renames a contact.',
  input: input({ contactId: contactId(), contactName: contactName() }),
  output: output({ contact: contactShape }),
  errors: [networkErrors.CONTACT_NOT_FOUND],
  graphql: { mutation: true, input: 'EditContactInput', success: 'ContactSuccess' },
});
