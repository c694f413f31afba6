import { getOperationAST, GraphQLError, parse, validate, type GraphQLSchema } from 'graphql';
import type { ParsedSubscription } from './createEventHub.ts';

const MAX_DOCUMENT_LENGTH = 20_000;
const MAX_KEPT = 200;

/** Parses and validates a subscription; the same text and variables give the same object, so that its events are made once. */
export function createSubscriptionParser(schema: GraphQLSchema) {
  const known = new Map<string, ParsedSubscription>();

  return (
    query: string,
    variables: Readonly<Record<string, unknown>> = {},
  ): ParsedSubscription | readonly GraphQLError[] => {
    const key = `${query}\n${JSON.stringify(variables)}`;
    const present = known.get(key);
    if (present) return present;
    if (query.length > MAX_DOCUMENT_LENGTH) return [new GraphQLError('The document is too long.')];
    let document;
    try {
      document = parse(query, { maxTokens: 4_000 });
    } catch (error) {
      return [error instanceof GraphQLError ? error : new GraphQLError('The document cannot be parsed.')];
    }
    const errors = validate(schema, document);
    if (errors.length) return errors;
    const operation = getOperationAST(document);
    const [selection, ...others] = operation?.selectionSet.selections ?? [];
    const asksForEvents = selection?.kind === 'Field' && selection.name.value === 'events' && others.length === 0;
    if (operation?.operation !== 'subscription' || !asksForEvents) {
      return [new GraphQLError('The WebSocket serves the events subscription only.')];
    }
    if (known.size >= MAX_KEPT) known.delete(known.keys().next().value!);
    const parsed = { document, variables };
    known.set(key, parsed);
    return parsed;
  };
}
