// Checks that the registry and the builders of releases share. They run only in Node.js.
export { findStyleProblems } from './findStyleProblems.ts';
export { toIntegrity } from './toIntegrity.ts';
export type { Problem } from './Problem.ts';
export { toVariantName, getWeight } from './getWeight.ts';
