import { number, object } from 'yup';
import {
  addressKey,
  cleanedLine,
  input,
  isEmail,
  LIMITS,
  list,
  output,
  text,
  UNSTORABLE_CHARACTERS,
} from '@meet/contracts';
import { cleanLine } from '@meet/contracts/texts';
import { defineCall } from './defineCall.ts';
import { networkErrors } from './errors.ts';
import { CONTACTS_IMPORT_PAGE, IMPORT_NAME_MAX, IMPORT_PAGE_BYTES, IMPORT_ROW_TEXT_MAX } from './limits.ts';

export interface ImportRow {
  readonly email: string;
  readonly name?: string | null | undefined;
}

export interface PreparedContact {
  readonly email: string;
  readonly fullName: string;
}

/** The person who imports contacts. Addresses are in lower case. */
export interface ImportOwner {
  readonly ownEmail: string;
  readonly isContact?: (email: string) => boolean;
}

/**
 * Returns the rows to import. It leaves out the owner's own address, long or malformed addresses, duplicates and
 * existing contacts. It shortens long names and derives missing ones from the address. E-mails are compared and
 * returned in lower case.
 */
export function prepareImport(
  rows: readonly ImportRow[],
  { ownEmail, isContact = () => false }: ImportOwner,
): PreparedContact[] {
  const own = addressKey(ownEmail);
  const prepared = new Map<string, PreparedContact>();
  for (const row of rows) {
    const email = addressKey(row.email.trim());
    if (email === own || email.length > LIMITS.email || !isEmail(email)) continue;
    if (prepared.has(email) || isContact(email)) continue;
    prepared.set(email, {
      email,
      fullName: cut(cleanLine((row.name ?? '').replace(UNSTORABLE, ''))) || email.split('@')[0]!,
    });
  }
  return [...prepared.values()];
}

/** Splits the rows into pages for one request each: at most a thousand rows, and at most `IMPORT_PAGE_BYTES`. */
export function pagesOfImport(contacts: readonly PreparedContact[]): { email: string; name: string }[][] {
  const pages: { email: string; name: string }[][] = [];
  let bytes = Infinity;
  for (const { email, fullName } of contacts) {
    const row = { email, name: fullName };
    const size = new TextEncoder().encode(JSON.stringify(row)).length + 1;
    if (bytes + size > IMPORT_PAGE_BYTES || pages.at(-1)!.length === CONTACTS_IMPORT_PAGE) {
      pages.push([]);
      bytes = 0;
    }
    pages.at(-1)!.push(row);
    bytes += size;
  }
  return pages;
}

const UNSTORABLE = new RegExp(UNSTORABLE_CHARACTERS, 'gu');

/** Shortens a name without splitting a surrogate pair. */
function cut(name: string): string {
  return name
    .slice(0, IMPORT_NAME_MAX)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}

/** A contact as a provider lists it. */
const importRow = object({
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
  // A thousand names with characters of three bytes need a larger body than other calls.
  bodyLimit: 1024 * 1024,
  rateLimit: { max: 30, windowSeconds: 60 },
  graphql: { mutation: true, input: 'InsertContactsInput' },
});
