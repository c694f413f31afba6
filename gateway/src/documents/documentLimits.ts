/**
 * Bounds on a document that nobody registered. GraphQL's own tools of introspection stay well below them; the validation
 * of what is just below them takes some milliseconds.
 */
export const DOCUMENT_LIMITS = {
  characters: 20_000,
  tokens: 1_000,
  variables: 50,
  directives: 20,
  /** Maximum aliases of every field, introspection's too. */
  aliases: 15,
  /** As written: each pair of one name is compared, so the work grows with the square. */
  fields: 300,
  fragmentSpreads: 50,
  /** Maximum depth of fields within fields; a fragment counts as its content. */
  depth: 8,
  cost: 5_000,
} as const;

/** Factor by which each level of depth raises a field's cost: lists within lists multiply. */
export const COST_PER_DEPTH = 1.5;
export const COST_OF_OBJECT = 2;
export const COST_OF_SCALAR = 1;

export type DocumentLimit = keyof typeof DOCUMENT_LIMITS;
