// Checks that a registry shares with the builders of releases. Runs under Node alone.
export { findStyleProblems } from './findStyleProblems.ts';
export { integrityOf } from './integrityOf.ts';
export type { Problem } from './Problem.ts';
export { variantOf, weightOf } from './weightOf.ts';
