export { createTranslator } from './createTranslator.ts';
export type { TextValues, Translator } from './createTranslator.ts';
export { getDirection, isolate } from './direction.ts';
export { formatBytes } from './formatBytes.ts';
export { findLinks } from './findLinks.ts';
export type { TextPart } from './findLinks.ts';
export { cleanLine, cleanLines, hasHidden, hasVisible, joinLines, withoutControls } from './writtenTexts.ts';
export { foldText, UNSEARCHED_CHARACTERS } from './foldText.ts';
export { splitWords } from './splitWords.ts';
