import { array, boolean, number, object, string } from 'yup';
import { bit, input, LIMITS, noInput, noOutput, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { contactEmail, contactId, contactName, flagAction, flagOperation } from './fields.ts';
import { contactShape } from './shapes.ts';

const markInput = () =>
  input({ contactId: contactId(), operation: flagOperation(), action: flagAction().meta({ restOnly: true }) });

const markOutput = () => output({ message: string().required() });

export const plainContact = object({
  contactId: string().required(),
  email: string().required(),
  fullName: string().required(),
  /** Null while no account has this e-mail, or if its owner is no acquaintance. */
  accountId: string().nullable().defined(),
  isFrequentUser: boolean().required(),
});

/** Time for which contacts count as newly added, unless the caller names a moment. */
export const NEWLY_ADDED_SECONDS = 600;

export const getContacts = defineCall('getContacts', {
  path: 'get-contacts',
  method: 'GET',
  access: 'user',
  summary: 'Lists the caller’s contacts: all of them, or with newlyAdded only those of the last ten minutes.',
  input: input({
    /**
     * 0 or absent: all; 1 or true: those of the last ten minutes; a larger number: those since that moment in unix
     * seconds.
     */
    newlyAdded: number()
      .transform((value: unknown, original: unknown) =>
        original === 'true' || original === true
          ? 1
          : original === 'false' || original === false || original === ''
            ? 0
            : value,
      )
      .integer('common.mustBeWhole')
      .min(0, 'common.invalid')
      .max(LIMITS.moment / 1000, 'common.invalid')
      .typeError('common.mustBeNumber'),
  }),
  output: output({ contacts: array(contactShape).required() }),
  impersonation: 'allowed',
  graphql: { query: 'contacts', value: 'contacts' },
});

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

export const editContact = defineCall('editContact', {
  path: 'edit-contact',
  access: 'user',
  summary: 'Renames a contact.',
  input: input({ contactId: contactId(), contactName: contactName() }),
  output: output({ contact: contactShape }),
  errors: [networkErrors.CONTACT_NOT_FOUND],
  graphql: { mutation: true, input: 'EditContactInput', success: 'ContactSuccess' },
});

export const deleteContact = defineCall('deleteContact', {
  path: 'delete-contact',
  access: 'user',
  summary: 'Deletes a contact from the caller’s list; groups keep their members.',
  input: input({ contactId: contactId() }),
  output: noOutput,
  errors: [networkErrors.CONTACT_NOT_FOUND],
  graphql: { mutation: true, input: 'ContactInput', echo: ['contactId'] },
});

export const togglePinContact = defineCall('togglePinContact', {
  path: 'toggle-pin-contact',
  access: 'user',
  summary: 'Pins a contact to the top of the list, or unpins it; answers the new value.',
  input: input({ contactId: contactId() }),
  output: output({ pin: bit().required() }),
  errors: [networkErrors.CONTACT_NOT_FOUND],
  graphql: { mutation: true, input: 'ContactInput' },
});

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

export const getContactsWithAccount = defineCall('getContactsWithAccount', {
  path: 'get-contacts-with-account',
  access: 'user',
  summary: 'Lists the caller’s contacts who have an account, as suggestions for a conversation.',
  input: noInput,
  output: output({ contacts: array(contactShape).required() }),
  impersonation: 'allowed',
});

export const getFrequentUsers = defineCall('getFrequentUsers', {
  path: 'get-frequent-users',
  access: 'user',
  summary: 'Lists at most ten contacts whom the caller met or wrote to most recently, the most frequent first.',
  input: noInput,
  output: output({ frequentUsers: array(contactShape).required() }),
  impersonation: 'allowed',
  graphql: { query: 'frequentUsers', value: 'frequentUsers' },
});

export const sendContactsRefreshNotification = defineCall('sendContactsRefreshNotification', {
  path: 'send-contacts-refresh-notification',
  access: 'user',
  summary: 'Makes every open tab and device of the caller fetch the contacts again.',
  input: noInput,
  output: noOutput,
  rateLimit: { max: 30, windowSeconds: 60 },
});
