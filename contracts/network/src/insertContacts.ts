import { number, object } from 'yup';
import { cleanedLine, input, list, output, text } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { CONTACTS_IMPORT_PAGE, IMPORT_ROW_TEXT_MAX } from './limits.ts';

/** A contact as a provider lists it. */
export const importRow = object({
  email: text().max(IMPORT_ROW_TEXT_MAX, 'common.invalid').defined('network.contactEmailRequired'),
  name: cleanedLine().max(IMPORT_ROW_TEXT_MAX, 'common.invalid').nullable(),
}).meta({ name: 'ImportedContactInput' });

export const insertContacts = defineCall('insertContacts', {
  path: 'insert-contacts',
  access: 'user',
  summary:
    'Imports contacts: skips the own address, long and malformed ones, doubles and those already there; cuts long names.',
  input: input({
    insertData: list(importRow)
      .required('network.importEmpty')
      .min(1, 'network.importEmpty')
      .max(CONTACTS_IMPORT_PAGE, 'network.importTooMany'),
  }),
  output: output({ imported: number().required(), skipped: number().required() }),
  errors: [
    networkErrors.CONTACTS_ALREADY_IMPORTED,
    networkErrors.NO_CONTACT_TO_IMPORT,
    networkErrors.CONTACTS_LIMIT_REACHED,
  ],
  // A thousand names in letters of three bytes take more than other calls.
  bodyLimit: 1024 * 1024,
  rateLimit: { max: 30, windowSeconds: 60 },
  graphql: { mutation: true, input: 'InsertContactsInput' },
});
