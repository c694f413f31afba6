import { saveFile } from '@meet/remote-kit/files';
import type { NetworkState } from '@meet/remote-kit/network';
import { toContactsCsv, toVCards } from './formatContacts.ts';

export type ContactsFormat = 'csv' | 'vcf';

/** Lets the browser save all contacts as a file of this name, without its extension. */
export function saveContacts(format: ContactsFormat, { contacts, groups }: NetworkState, name: string): void {
  if (format === 'csv') saveFile(`${name}.csv`, toContactsCsv(contacts.values(), groups.values()), 'text/csv');
  else saveFile(`${name}.vcf`, toVCards(contacts.values(), groups.values()), 'text/vcard');
}
