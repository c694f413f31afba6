export { graphqlErrors } from './errors.ts';
export { EVENTS_DOCUMENT, EVENTS_DOCUMENT_HASH } from './eventsDocument.ts';
export type { CallOnBehalf, GraphqlPart, Join, JoinContext, LoaderDefinition } from './GraphqlPart.ts';
