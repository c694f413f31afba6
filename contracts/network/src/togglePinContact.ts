import { bit, input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { contactId } from './fields.ts';

export const togglePinContact = defineCall('togglePinContact', {
  path: 'toggle-pin-contact',
  access: 'user',
  summary: 'Pins a contact to the top of the list, or unpins it; answers the new value.',
  input: input({ contactId: contactId() }),
  output: output({ pin: bit().required() }),
  errors: [networkErrors.CONTACT_NOT_FOUND],
  graphql: { mutation: true, input: 'ContactInput' },
});
