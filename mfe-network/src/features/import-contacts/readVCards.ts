import type { ImportRow } from '@meet/network-contract';
import { decodeText } from './decodeText.ts';

interface Property {
  /** Name in upper case, without a group. */
  readonly name: string;
  /** Parameters in upper case. */
  readonly parameters: readonly string[];
  /** Value as written in the file. */
  readonly value: string;
}

/**
 * Matches the break of a line that continues in the next one, which begins with a space or tab (RFC 6350, section 3.2).
 */
const FOLD = /\r?\n[ \t]/g;
/** Matches the break of a line in quoted-printable, which vCard 2.1 uses: the line ends with an equals sign. */
const SOFT_BREAK = /=\r?\n/g;
const QUOTED_PRINTABLE = /(?:^|=)QUOTED-PRINTABLE$/;

/** Reads the contacts of vCards of version 2.1, 3.0 and 4.0. Uses the preferred address of each, or else its first. */
export function readVCards(text: string): ImportRow[] {
  const rows: ImportRow[] = [];
  let card: Property[] = [];
  // Cards may be nested; only the outermost card is a contact.
  let depth = 0;
  for (const property of readProperties(text)) {
    const isLimit = property.value.trim().toUpperCase() === 'VCARD';
    if (property.name === 'BEGIN' && isLimit) {
      depth += 1;
      if (depth === 1) card = [];
    } else if (property.name === 'END' && isLimit) {
      if (depth === 1) rows.push(...readCard(card));
      depth = Math.max(0, depth - 1);
    } else if (depth === 1) card.push(property);
  }
  return rows;
}

function* readProperties(text: string): Generator<Property> {
  const lines = text.replace(FOLD, '').split(/\r\n|\n|\r/);
  for (let index = 0; index < lines.length; index++) {
    const property = readProperty(lines[index]!);
    if (!property) continue;
    let { value } = property;
    while (isQuoted(property) && value.endsWith('=') && index + 1 < lines.length) value += `\n${lines[(index += 1)]!}`;
    yield { ...property, value };
  }
}

/** Reads one line. Returns undefined for lines without a value, such as those of pictures. */
function readProperty(line: string): Property | undefined {
  let inQuotes = false;
  for (let index = 0; index < line.length; index++) {
    if (line[index] === '"') inQuotes = !inQuotes;
    if (line[index] !== ':' || inQuotes) continue;
    const [name = '', ...parameters] = line.slice(0, index).toUpperCase().split(';');
    return { name: name.slice(name.indexOf('.') + 1), parameters, value: line.slice(index + 1) };
  }
  return undefined;
}

function readCard(card: readonly Property[]): ImportRow[] {
  const addresses = card.filter(({ name, value }) => name === 'EMAIL' && value.trim());
  const address = addresses.find(isPreferred) ?? addresses[0];
  if (!address) return [];
  const email = unescape(decode(address))
    .trim()
    .replace(/^mailto:/i, '');
  const find = (name: string) => card.find((property) => property.name === name);
  const [whole, parts] = [find('FN'), find('N')];
  return [{ email, name: (whole && unescape(decode(whole)).trim()) || (parts ? joinName(decode(parts)) : '') }];
}

/**
 * Returns whether an address is preferred. Version 2.1 writes `PREF`, 3.0 `TYPE=PREF`, alone or in a list, and 4.0
 * `PREF=1`.
 */
const isPreferred = ({ parameters }: Property): boolean =>
  parameters.some((parameter) => {
    const [name, value = ''] = parameter.split('=', 2);
    if (name === 'TYPE') return value.replaceAll('"', '').split(',').includes('PREF');
    return name === 'PREF' && (value === '' || value === '1');
  });

/** Joins given, further and family name. The value has the family name first. */
function joinName(value: string): string {
  const [family, given, further] = value.split(/(?<!\\);/).map((part) => unescape(part).trim());
  return [given, further, family].filter(Boolean).join(' ');
}

const isQuoted = ({ parameters }: Property): boolean =>
  parameters.some((parameter) => QUOTED_PRINTABLE.test(parameter));

function decode(property: Property): string {
  if (!isQuoted(property)) return property.value;
  const text = property.value.replace(SOFT_BREAK, '').replace(/=$/, '');
  const bytes: number[] = [];
  for (const part of text.match(/=[0-9A-F]{2}|[^=]+|=/gi) ?? []) {
    if (/^=../.test(part)) bytes.push(parseInt(part.slice(1), 16));
    else bytes.push(...new TextEncoder().encode(part));
  }
  return decodeText(Uint8Array.from(bytes));
}

const unescape = (text: string): string =>
  text.replace(/\\(.)/g, (_, character: string) => (/n/i.test(character) ? ' ' : character));
