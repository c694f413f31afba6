/**
 * Description of a schema in addition to its rules. `.meta({ … })` sets it; the generators that read the contracts use
 * it.
 */
export interface SchemaMeta {
  /** GraphQL name of an object's type, or of a text's enumeration. */
  readonly name?: string;
  /** GraphQL type of a value if its schema does not determine one. */
  readonly scalar?: 'ID' | 'Timestamp' | 'Float' | 'Int' | 'Boolean' | 'String';
  /** Whether the member exists only in REST, for the callers of the specification. */
  readonly restOnly?: boolean;
  /** Deprecation notice for GraphQL's callers; operations generated from the contract leave the member out. */
  readonly deprecated?: string;
}

declare module 'yup' {
  interface CustomSchemaMetadata extends SchemaMeta {}
}
