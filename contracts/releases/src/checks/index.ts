// Checks that a registry shares with the builders of releases. Runs under Node alone.
export { findStyleProblems } from './findStyleProblems.ts';
export { toIntegrity } from './toIntegrity.ts';
export type { Problem } from './Problem.ts';
export { toVariantName, getWeight } from './getWeight.ts';
