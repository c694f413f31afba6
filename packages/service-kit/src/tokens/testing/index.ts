export { misspellings, missigned, writeToken } from './badTokens.ts';
export type { GoodToken } from './badTokens.ts';
