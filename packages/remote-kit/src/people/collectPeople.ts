import { parseAddresses } from '@meet/contracts/addresses';
import { foldText } from '@meet/contracts/texts';
import { toKey, type Addressee, type KnownPerson } from './Addressee.ts';

export interface Collected {
  /** People who were not there before, in their order. */
  readonly added: readonly Addressee[];
  /** Number of entries that were already there, or occurred twice in the text. */
  readonly doubles: number;
}

interface Place {
  /** Known people, who can be entered by name alone. */
  readonly known: readonly KnownPerson[];
  /** Whether the beginning of a name is enough if the text has no other entry. */
  readonly completes: boolean;
  readonly isThere: (key: string) => boolean;
}

/** Returns the people in a text who are not there yet. */
export function collectPeople(text: string, { known, completes, isThere }: Place): Collected {
  const added = new Map<string, Addressee>();
  let doubles = 0;
  const entries = parseAddresses(text);
  for (const entry of entries) {
    const person = entry.email.includes('@')
      ? entry
      : (named(entry.email, known, completes && entries.length === 1) ?? entry);
    const key = toKey(person);
    if (isThere(key) || added.has(key)) doubles += 1;
    else added.set(key, person);
  }
  return { added: [...added.values()], doubles };
}

/**
 * Finds a person by the exact name, else without accents, else by the beginning of the name. Returns undefined if
 * several people match.
 */
function named(name: string, known: readonly KnownPerson[], completes: boolean): Addressee | undefined {
  const written = name.normalize().toLocaleLowerCase();
  const folded = foldText(name);
  const isWritten = ({ fullName }: KnownPerson) => fullName.normalize().toLocaleLowerCase() === written;
  const isFolded = ({ fullName }: KnownPerson) => foldText(fullName) === folded;
  const begins = ({ fullName }: KnownPerson) => completes && foldText(fullName).startsWith(folded);
  const found = [isWritten, isFolded, begins].map((rule) => known.filter(rule)).find((people) => people.length > 0);
  const [person, another] = found ?? [];
  return person && !another ? { email: person.email, name: person.fullName } : undefined;
}
