export type { TextTree } from './mergeTexts.ts';
export { CONTRACTS_NAMESPACE, loadTexts } from './texts.ts';
export { textsByLocale } from './textsByLocale.ts';
export type { TextSource } from './textsByLocale.ts';
