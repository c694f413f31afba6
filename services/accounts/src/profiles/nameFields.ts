import type { AccountRecord } from '../models/accountModel.ts';

/** A name with the words that it is found by. Whoever stores a name stores both. */
export function nameFields(fullName: string): Pick<AccountRecord, 'fullName' | 'nameWords'> {
  return { fullName, nameWords: wordsOf(fullName) };
}

/** The words of a text without case and accents: `Ștefan Pop-Radu` is `stefan`, `pop`, `radu`. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return [...new Set(plain.match(/[\p{L}\p{N}]+/gu))];
}
