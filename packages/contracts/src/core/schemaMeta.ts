/** What a schema says of itself beside its rules; set by `.meta({ … })`, read by what is made from the contracts. */
export interface SchemaMeta {
  /** The name of an object's type, or of a text's enumeration, in GraphQL. */
  readonly name?: string;
  /** How a value stands in GraphQL where its schema does not say it by itself. */
  readonly scalar?: 'ID' | 'Timestamp' | 'Float' | 'Int' | 'Boolean' | 'String';
  /** A member that REST alone takes or tells, for the callers that the specification names. */
  readonly restOnly?: boolean;
  /** Why GraphQL's callers should not ask for it any more; operations made from the contract leave it out. */
  readonly deprecated?: string;
}

declare module 'yup' {
  interface CustomSchemaMetadata extends SchemaMeta {}
}
