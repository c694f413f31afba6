/** Description of a schema beside its rules; set by `.meta({ … })`, read by the generators that read the contracts. */
export interface SchemaMeta {
  /** The name of an object's type, or of a text's enumeration, in GraphQL. */
  readonly name?: string;
  /** GraphQL type of a value whose schema does not give one. */
  readonly scalar?: 'ID' | 'Timestamp' | 'Float' | 'Int' | 'Boolean' | 'String';
  /** A member that REST alone takes or tells, for the callers that the specification names. */
  readonly restOnly?: boolean;
  /** Why GraphQL's callers should not ask for it any more; operations made from the contract leave it out. */
  readonly deprecated?: string;
}

declare module 'yup' {
  interface CustomSchemaMetadata extends SchemaMeta {}
}
