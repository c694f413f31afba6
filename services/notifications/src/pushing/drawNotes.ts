import type { AccountSummary } from '@meet/accounts-contract';
import { oneLine } from '@meet/notifications-contract';
import type { PushNote } from './PushNote.ts';

/** What a push may hold is little, and what a screen shows is less. */
const LINE_MAX = 200;

/** What each of these people is told, in their language; every line is one, and short. */
export function drawNotes<Person extends Pick<AccountSummary, 'accountId' | 'locale'>>(
  people: readonly Person[],
  draw: (person: Person) => Omit<PushNote, 'isUrgent'> & Partial<PushNote>,
): ReadonlyMap<string, PushNote> {
  return new Map(people.map((person) => [person.accountId, shortened({ isUrgent: false, ...draw(person) })]));
}

const shortened = (note: PushNote): PushNote => ({ ...note, title: cut(note.title), body: cut(note.body) });

const cut = (text: string) => [...oneLine(text)].slice(0, LINE_MAX).join('');
