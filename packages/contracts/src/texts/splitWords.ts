import { foldText } from './foldText.ts';

/** White space, and the signs between the parts of names and addresses. People may search for other signs. */
const BETWEEN_WORDS = /[\s@._\-+,;:/()[\]"']+/;

/** Returns the distinct words of a text in their order, in the form in which searches compare them. */
export function splitWords(text: string): string[] {
  return [...new Set(foldText(text).split(BETWEEN_WORDS).filter(Boolean))];
}
