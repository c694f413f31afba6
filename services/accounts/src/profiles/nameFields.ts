import { foldText } from '@meet/contracts/texts';
import type { AccountRecord } from '../models/accountModel.ts';

/** Returns a name with the words by which a search finds it. Every operation that stores a name stores both. */
export function nameFields(fullName: string): Pick<AccountRecord, 'fullName' | 'foldedWords'> {
  return { fullName, foldedWords: getWords(fullName) };
}

/** Returns the words of a text as `foldText` folds them: `Ștefan Pop-Radu` is `stefan`, `pop`, `radu`. */
export function getWords(text: string): string[] {
  return [...new Set(foldText(text).match(/[\p{L}\p{M}\p{N}]+/gu))];
}
