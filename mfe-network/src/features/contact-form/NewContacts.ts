import { text } from '@meet/contracts';
import { findFailure } from '@meet/contracts/forms';
import { contactEmail, contactName } from '@meet/network-contract';
import type { Addressee } from '@meet/remote-kit/people';
import { array, mixed, object } from 'yup';

/** Values of the dialog for new contacts. In a list, each person has a name of their own. */
export interface NewContacts {
  readonly people: readonly Addressee[];
  readonly contactName: string;
}

export const ADDRESS = contactEmail();

/** In a list, people who can't be added do not prevent the others from being added. */
export const newContactsSchema = object({
  people: array(mixed<Addressee>().required()).test('addresses', (people = [], context) => {
    const failures = people.map(({ email }) => findFailure(ADDRESS, email));
    const failure = people.length > 0 ? failures.every(Boolean) && failures[0] : findFailure(ADDRESS, '');
    return failure ? context.createError({ message: failure.key, params: failure.params }) : true;
  }),
  contactName: text().when('people', ([people], schema) =>
    (people as readonly Addressee[]).length > 1 ? schema : contactName(),
  ),
});
