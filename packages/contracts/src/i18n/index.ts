export type { TextTree } from './mergeTexts.ts';
export { CONTRACTS_NAMESPACE, loadTexts } from './texts.ts';
