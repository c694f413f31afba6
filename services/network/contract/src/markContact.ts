import { string } from 'yup';
import { input, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { contactId, flagAction, flagOperation } from './fields.ts';

const markInput = () =>
  input({ contactId: contactId(), operation: flagOperation(), action: flagAction().meta({ restOnly: true }) });
const markOutput = () => output({ message: string().required() });

export const addRemoveContactFromMyTeam = defineCall('addRemoveContactFromMyTeam', {
  path: 'add-remove-contact-from-my-team',
  access: 'user',
  summary: 'Marks a contact as belonging to My Team, or takes the mark away.',
  input: markInput(),
  output: markOutput(),
  errors: [networkErrors.CONTACT_NOT_FOUND],
  graphql: { mutation: true, input: 'MarkContactInput', success: 'MarkContactSuccess' },
});

export const addRemoveContactToMyPartners = defineCall('addRemoveContactToMyPartners', {
  path: 'add-remove-contact-to-my-partners',
  access: 'user',
  summary: 'Marks a contact as belonging to My Partners, or takes the mark away.',
  input: markInput(),
  output: markOutput(),
  errors: [networkErrors.CONTACT_NOT_FOUND],
  graphql: { mutation: true, input: 'MarkContactInput', success: 'MarkContactSuccess' },
});
