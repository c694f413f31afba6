import { toCsv } from '@meet/remote-kit/files';
import type { Contact, Group } from '@meet/remote-kit/network';
import { groupNamesByEmail } from '../../state/filterNetwork.ts';

/**
 * Titles of columns by which Google's and other address books recognise a contact's attributes. They are not
 * translated.
 */
const CSV_COLUMNS = ['Name', 'E-mail 1 - Value', 'Labels'];
/** Separator of two labels in Google's files. */
const LABELS_SEPARATOR = ' ::: ';
/** Maximum number of bytes of a line in a vCard, without its line break (RFC 2426, section 2.6). */
const VCARD_LINE_BYTES = 75;

/** Formats contacts as CSV that address books import, with the names of their groups as labels. */
export function toContactsCsv(contacts: Iterable<Contact>, groups: Iterable<Group>): string {
  const rows = describe(contacts, groups).map(({ fullName, email, groupNames }) => [
    ...[fullName, email, groupNames.join(LABELS_SEPARATOR)],
  ]);
  // Address books expect commas, whatever the language.
  return toCsv([CSV_COLUMNS, ...rows], 'en_US');
}

/** Formats contacts as vCards of version 3.0 (RFC 2426), with the names of their groups as categories. */
export const toVCards = (contacts: Iterable<Contact>, groups: Iterable<Group>): string =>
  describe(contacts, groups).map(toVCard).join('');

interface Described {
  readonly fullName: string;
  readonly email: string;
  readonly groupNames: readonly string[];
}

function describe(contacts: Iterable<Contact>, groups: Iterable<Group>): Described[] {
  const names = groupNamesByEmail(groups);
  return [...contacts]
    .map(({ fullName, email }) => ({ fullName, email, groupNames: names.get(email) ?? [] }))
    .sort((one, other) => one.fullName.localeCompare(other.fullName) || one.email.localeCompare(other.email));
}

function toVCard({ fullName, email, groupNames }: Described): string {
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escape(fullName)}`,
    // The parts of the name are unknown, so the whole name is used as the given name.
    `N:;${escape(fullName)};;;`,
    `EMAIL;TYPE=INTERNET:${escape(email)}`,
    ...(groupNames.length > 0 ? [`CATEGORIES:${groupNames.map(escape).join(',')}`] : []),
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

const escape = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');

/** Breaks a long line between characters; each further line begins with a space. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > VCARD_LINE_BYTES) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
