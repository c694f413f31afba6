import type { AccountSummary } from '@meet/accounts-contract';
import { oneLine } from '@meet/notifications-contract';
import type { PushNote } from './PushNote.ts';

/** Maximum length of a line: a push can carry little, and a screen shows even less. */
const LINE_MAX = 200;

/** Draws the notes for these people, in their language; each is one short line. */
export function drawNotes<Person extends Pick<AccountSummary, 'accountId' | 'locale'>>(
  people: readonly Person[],
  draw: (person: Person) => Omit<PushNote, 'isUrgent'> & Partial<PushNote>,
): ReadonlyMap<string, PushNote> {
  return new Map(people.map((person) => [person.accountId, shortened({ isUrgent: false, ...draw(person) })]));
}

const shortened = (note: PushNote): PushNote => ({ ...note, title: cut(note.title), body: cut(note.body) });

const cut = (text: string) => [...oneLine(text)].slice(0, LINE_MAX).join('');
