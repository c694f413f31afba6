export { CONTRACTS_NAMESPACE, loadTexts, mergeTexts } from './texts.ts';
export type { TextTree } from './texts.ts';
