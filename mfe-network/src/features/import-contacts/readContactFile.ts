import { IMPORT_FILE_BYTES, type ImportRow } from '@meet/network-contract';
import { decodeText } from './decodeText.ts';
import { readCsvContacts } from './readCsvContacts.ts';
import { readVCards } from './readVCards.ts';

const VCARD = /^\s*BEGIN:VCARD/i;

/**
 * Reads the contacts of a file. Its content decides the format, not its name. Returns undefined if the file is too
 * large.
 */
export async function readContactFile(file: Blob): Promise<ImportRow[] | undefined> {
  if (file.size > IMPORT_FILE_BYTES) return undefined;
  const text = decodeText(new Uint8Array(await file.arrayBuffer()));
  return VCARD.test(text) ? readVCards(text) : readCsvContacts(text);
}
