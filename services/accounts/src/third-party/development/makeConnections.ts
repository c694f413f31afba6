import type { Person } from './toAccountId.ts';

const FIRST_NAMES = ['Ada', 'Boris', 'Călin', 'Diane', 'Élise', 'Felix', 'Gabriela', 'Hugo', 'Irina', 'Jules', 'Katya'];
const LAST_NAMES = ['Albu', 'Bernard', 'Costea', 'Dubois', 'Enache', 'Faure', 'Georgescu', 'Henry', 'Ionescu'];

/** A person in the People API's format. */
export interface Connection {
  readonly resourceName: string;
  readonly names?: readonly { readonly displayName: string }[];
  readonly emailAddresses?: readonly { readonly value: string }[];
}

/**
 * Creates as many people as requested, always the same ones. After them come entries that an import leaves out: the
 * person, a duplicate, an address that is too long, and an entry without address.
 */
export function makeConnections({ email, name, contacts }: Person): Connection[] {
  if (contacts === 0) return [];
  const people = Array.from({ length: contacts }, (_, index) => makePerson(index));
  const [first] = people;
  return [
    ...people,
    { resourceName: 'people/self', names: [{ displayName: name }], emailAddresses: [{ value: email }] },
    { ...first!, resourceName: 'people/again', emailAddresses: [{ value: getAddress(0).toUpperCase() }] },
    {
      resourceName: 'people/long',
      names: [{ displayName: 'Long Address' }],
      emailAddresses: [{ value: `${'long.'.repeat(11)}address@example.com` }],
    },
    { resourceName: 'people/none', names: [{ displayName: 'No Address' }] },
  ];
}

const getName = (index: number) =>
  `${FIRST_NAMES[index % FIRST_NAMES.length]!} ${LAST_NAMES[index % LAST_NAMES.length]!}`;
const getAddress = (index: number) =>
  `${getName(index)
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .replace(' ', '.')
    .toLowerCase()}.${index + 1}@example.com`;

/** Creates a person; every tenth has no name. */
function makePerson(index: number): Connection {
  const known = { resourceName: `people/c${index + 1}`, emailAddresses: [{ value: getAddress(index) }] };
  return index % 10 === 9 ? known : { ...known, names: [{ displayName: getName(index) }] };
}
