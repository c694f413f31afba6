import { IMPORT_FILE_BYTES, type ImportRow } from '@meet/network-contract';
import { decodeText } from './decodeText.ts';
import { readCsvContacts } from './readCsvContacts.ts';
import { readVCards } from './readVCards.ts';

const VCARD = /^\s*BEGIN:VCARD/i;

/** Reads the contacts of a file, by its content and not by its name. Returns undefined if it is too large. */
export async function readContactFile(file: Blob): Promise<ImportRow[] | undefined> {
  if (file.size > IMPORT_FILE_BYTES) return undefined;
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return VCARD.test(text) ? readVCards(text) : readCsvContacts(text);
}
