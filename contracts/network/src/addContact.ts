import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { contactEmail, contactName } from './fields.ts';
import { contactShape } from './shapes.ts';

export const addContact = defineCall('addContact', {
  path: 'add-contact',
  access: 'user',
  summary: 'Adds a contact by e-mail; one without an account is linked when that account is made.',
  input: input({ contactEmail: contactEmail(), contactName: contactName() }),
  output: output({ contact: contactShape }),
  errors: [networkErrors.CONTACT_ALREADY_ADDED, networkErrors.CONTACT_IS_SELF, networkErrors.CONTACTS_LIMIT_REACHED],
  rateLimit: { max: 60, windowSeconds: 60 },
  graphql: { mutation: true, input: 'AddContactInput', success: 'ContactSuccess' },
});
