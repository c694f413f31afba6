import { array, number } from 'yup';
import { input, LIMITS, output } from '@meet/contracts';
import { defineCall } from './defineCall.ts';
import { contactShape } from './shapes.ts';

/** Contacts count as newly added for so long, unless the caller names a moment. */
export const NEWLY_ADDED_SECONDS = 600;

export const getContacts = defineCall('getContacts', {
  path: 'get-contacts',
  method: 'GET',
  access: 'user',
  summary: 'The caller’s contacts: all of them, or with newlyAdded only those of the last ten minutes.',
  input: input({
    /** 0 or absent: all; 1 or true: those of the last ten minutes; a larger number: those since that unix second. */
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
