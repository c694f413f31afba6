/**
 * Limits of a document that is not registered. GraphQL's introspection tools stay well below them. Validating a
 * document just below the limits takes some milliseconds.
 */
export const DOCUMENT_LIMITS = {
  characters: 20_000,
  tokens: 1_000,
  variables: 50,
  directives: 20,
  /** Maximum number of aliases of all fields, including introspection. */
  aliases: 15,
  /**
   * Maximum number of fields as written. Validation compares each pair of fields with one name, so its time grows with
   * the square.
   */
  fields: 300,
  fragmentSpreads: 50,
  /** Maximum depth of nested fields. A fragment counts as its content. */
  depth: 8,
  cost: 5_000,
} as const;

/** Factor by which each level of depth raises a field's cost, because lists within lists multiply. */
export const COST_PER_DEPTH = 1.5;
export const COST_OF_OBJECT = 2;
export const COST_OF_SCALAR = 1;

export type DocumentLimit = keyof typeof DOCUMENT_LIMITS;
