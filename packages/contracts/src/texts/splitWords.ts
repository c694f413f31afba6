import { foldText } from './foldText.ts';

/** Whitespace, and the signs between the parts of names and addresses. Other signs may be what is searched. */
const BETWEEN_WORDS = /[\s@._\-+,;:/()[\]"']+/;

/** Returns the distinct words of a text as searches compare them, in their order. */
export function splitWords(text: string): string[] {
  return [...new Set(foldText(text).split(BETWEEN_WORDS).filter(Boolean))];
}
