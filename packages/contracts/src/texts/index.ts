export { findLinks } from './findLinks.ts';
export type { TextPart } from './findLinks.ts';
export { foldText, UNSEARCHED_CHARACTERS } from './foldText.ts';
