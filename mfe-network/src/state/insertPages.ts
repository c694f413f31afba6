import { CallFailure } from '@meet/contracts/client';
import { networkErrors, pagesOfImport, type PreparedContact } from '@meet/network-contract';
import { insertContacts } from '@meet/network-contract/operations';
import type { HostApi } from '@meet/remote-kit';

/**
 * Imports contacts page by page, and returns the number of new contacts. Throws the server's refusal; pages stored
 * before it stay.
 */
export async function insertPages(api: HostApi['api'], contacts: readonly PreparedContact[]): Promise<number> {
  let count = 0;
  let refusal: unknown;
  for (const insertData of pagesOfImport(contacts)) {
    try {
      count += (await api.execute(insertContacts, { insertData })).imported;
    } catch (error) {
      // Another tab already imported this page; the next one may contain new people.
      if (!wereImported(error)) throw error;
      refusal = error;
    }
  }
  if (!count && refusal) throw refusal;
  return count;
}

const wereImported = (error: unknown) =>
  error instanceof CallFailure && error.code === networkErrors.CONTACTS_ALREADY_IMPORTED.code;
