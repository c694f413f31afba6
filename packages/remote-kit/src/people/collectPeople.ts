import { parseAddresses } from '@meet/contracts/addresses';
import { keyOf, type Addressee, type KnownPerson } from './Addressee.ts';

export interface Collected {
  /** Those who were not there, in their order. */
  readonly added: readonly Addressee[];
  /** How many were there already, or stood in the text twice. */
  readonly doubles: number;
}

/** Who stands in a text, without those who are there. Whoever is known may be written by name alone. */
export function collectPeople(
  text: string,
  known: readonly KnownPerson[],
  isThere: (key: string) => boolean,
): Collected {
  const added = new Map<string, Addressee>();
  let doubles = 0;
  for (const entry of parseAddresses(text)) {
    const person = entry.email.includes('@') ? entry : (named(entry.email, known) ?? entry);
    const key = keyOf(person);
    if (isThere(key) || added.has(key)) doubles += 1;
    else added.set(key, person);
  }
  return { added: [...added.values()], doubles };
}

/** Two of one name are told apart by their addresses alone. */
function named(name: string, known: readonly KnownPerson[]): Addressee | undefined {
  const wanted = name.toLocaleLowerCase();
  const [person, another] = known.filter(({ fullName }) => fullName.toLocaleLowerCase() === wanted);
  return person && !another ? { email: person.email, name: person.fullName } : undefined;
}
