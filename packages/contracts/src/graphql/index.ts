export { graphqlErrors } from './errors.ts';
export { EVENTS_DOCUMENT, EVENTS_DOCUMENT_HASH } from './eventsDocument.generated.ts';
