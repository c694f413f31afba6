export { findLinks } from './findLinks.ts';
export type { TextPart } from './findLinks.ts';
