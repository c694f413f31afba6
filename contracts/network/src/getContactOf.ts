import { id, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { contactId } from './fields.ts';
import { plainContact } from './plainContact.ts';

export const getContactOf = defineCall('getContactOf', {
  path: 'get-contact-of',
  access: 'service',
  summary: 'One contact of an account.',
  input: input({ accountId: id(), contactId: contactId() }),
  output: output({ contact: plainContact }),
  errors: [networkErrors.CONTACT_NOT_FOUND],
});
