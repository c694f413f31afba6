import { isEmail } from '@meet/contracts';
import { foldText } from '@meet/contracts/texts';
import type { ImportRow } from '@meet/network-contract';
import Papa from 'papaparse';

/**
 * Titles of columns in files of Google, Outlook and others, in several languages, in the form that foldText returns.
 */
const TITLES = {
  whole:
    'name|full name|display name|file as|nom complet|nom affiche|nume complet|nume afisat|anzeigename|vollstandiger name|nombre completo|nome completo|volledige naam',
  given: 'first name|given name|firstname|prenom|prenume|vorname|nombre|nome|voornaam|imie',
  family:
    'last name|family name|lastname|surname|nom|nom de famille|nume|nume de familie|nachname|familienname|apellidos|apellido|cognome|sobrenome|apelido|achternaam|nazwisko',
} as const;
type Part = keyof typeof TITLES;
const PARTS = Object.entries(TITLES).map(([part, titles]) => [part as Part, new Set(titles.split('|'))] as const);

/** Matches a first line by which some programs name the separator of the fields. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;
/** Separator of several values in one field of Google's files. */
const SEVERAL = ' ::: ';

/**
 * Reads the contacts of a CSV file, separated by commas, semicolons or tabs. A column contains addresses if most of its
 * fields are addresses. Names are found by the titles of columns, or else beside the address. Only a contact's first
 * address is used.
 */
export function readCsvContacts(text: string): ImportRow[] {
  const separator = SEPARATOR_LINE.exec(text);
  const { data } = Papa.parse<string[]>(separator ? text.slice(separator[0].length) : text, {
    skipEmptyLines: 'greedy',
    ...(separator ? { delimiter: separator[1]! } : { delimitersToGuess: [',', ';', '\t'] }),
  });
  const [first = []] = data;
  const hasTitles = !first.some((field) => toAddress(field));
  const rows = hasTitles ? data.slice(1) : data;
  const addressColumns = findAddressColumns(rows);
  const names = hasTitles ? findNameColumns(first) : {};
  return rows.flatMap((row) => {
    const email = addressColumns.map((column) => toAddress(row[column])).find(Boolean);
    return email ? [{ email, name: findName(row, names, addressColumns) }] : [];
  });
}

function toAddress(field: string | undefined): string | undefined {
  const value = field?.split(SEVERAL, 1)[0]!.trim() ?? '';
  const address = readNamed(value)?.address ?? value.replace(/^mailto:/i, '');
  return isEmail(address) ? address : undefined;
}

/** Reads an address with its name in the form of mail programs: `Ana Pop <ana@example.com>`. */
function readNamed(value: string): { name: string; address: string } | undefined {
  const text = value.trimEnd();
  const start = text.lastIndexOf('<');
  if (start < 0 || !text.endsWith('>')) return undefined;
  return { name: text.slice(0, start).trim(), address: text.slice(start + 1, -1).trim() };
}

function findAddressColumns(rows: readonly string[][]): number[] {
  const counts: { filled: number; addresses: number }[] = [];
  for (const row of rows) {
    row.forEach((field, column) => {
      if (!field.trim()) return;
      const count = (counts[column] ??= { filled: 0, addresses: 0 });
      count.filled += 1;
      if (toAddress(field)) count.addresses += 1;
    });
  }
  return [...counts.keys()].filter((column) => {
    const count = counts[column];
    return count !== undefined && count.addresses * 2 > count.filled;
  });
}

type NameColumns = { readonly [part in Part]?: number };

function findNameColumns(titles: readonly string[]): NameColumns {
  const folded = titles.map((title) => foldText(title.trim()));
  const found = PARTS.map(([part, known]) => [part, folded.findIndex((title) => known.has(title))] as const);
  return Object.fromEntries(found.filter(([, column]) => column >= 0));
}

function findName(row: readonly string[], columns: NameColumns, addressColumns: readonly number[]): string {
  const read = (part: Part) => (columns[part] === undefined ? '' : (row[columns[part]]?.trim() ?? ''));
  if (Object.keys(columns).length > 0) return read('whole') || `${read('given')} ${read('family')}`.trim();
  const address = addressColumns.find((column) => toAddress(row[column]))!;
  const named = readNamed(row[address]!)?.name;
  if (named) return named.replace(/^"(.*)"$/, '$1');
  return row.find((field, column) => field.trim() && !addressColumns.includes(column))?.trim() ?? '';
}
