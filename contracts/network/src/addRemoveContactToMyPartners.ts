import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { markInput, markOutput } from './contactMark.ts';

export const addRemoveContactToMyPartners = defineCall('addRemoveContactToMyPartners', {
  path: 'add-remove-contact-to-my-partners',
  access: 'user',
  summary: 'Marks a contact as belonging to My Partners, or takes the mark away.',
  input: markInput(),
  output: markOutput(),
  errors: [networkErrors.CONTACT_NOT_FOUND],
  graphql: { mutation: true, input: 'MarkContactInput', success: 'MarkContactSuccess' },
});
