import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { markInput, markOutput } from './contactMark.ts';

export const addRemoveContactFromMyTeam = defineCall('addRemoveContactFromMyTeam', {
  path: 'add-remove-contact-from-my-team',
  access: 'user',
  summary: 'Marks a contact as belonging to My Team, or takes the mark away.',
  input: markInput(),
  output: markOutput(),
  errors: [networkErrors.CONTACT_NOT_FOUND],
  graphql: { mutation: true, input: 'MarkContactInput', success: 'MarkContactSuccess' },
});
