import { ServiceError } from '@meet/contracts';
import {
  getArgumentValues,
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import type { DocumentGate, DocumentRequest } from '../documents/createDocumentGate.ts';
import { validateVariables } from '../documents/validateVariables.ts';

/** A subscription's document and variables. Equal subscriptions share one object. */
export interface ParsedSubscription {
  readonly document: DocumentNode;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Channels that it names; undefined means all channels of the person. */
  readonly channels: readonly string[] | undefined;
}

export type SubscriptionParser = ReturnType<typeof createSubscriptionParser>;

const MAX_KEPT = 200;
/** Maximum number of channels that a subscription may name. A client that needs more names none and gets all. */
const CHANNELS_MAX = 100;

/** Payload of a subscribe message. */
export interface RequestedSubscription extends DocumentRequest {
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
}

/**
 * Creates the parser, which validates subscriptions. The same text and variables give the same object, so that its
 * events are serialised once.
 */
export function createSubscriptionParser(schema: GraphQLSchema, documents: DocumentGate) {
  const known = new Map<string, ParsedSubscription>();

  function parseText(text: string, variables: Readonly<Record<string, unknown>>): ParsedSubscription {
    const document = parse(text);
    const [error] = validate(schema, document);
    if (error) throw error;
    const operation = getOperationAST(document);
    const [selection, ...others] = operation?.selectionSet.selections ?? [];
    const requestsEvents = selection?.kind === 'Field' && selection.name.value === 'events' && others.length === 0;
    if (operation?.operation !== 'subscription' || !requestsEvents) {
      throw new GraphQLError('The WebSocket serves the events subscription only.');
    }
    const { channels } = getArgumentValues(schema.getSubscriptionType()!.getFields()['events']!, selection, variables);
    if (Array.isArray(channels) && channels.length > CHANNELS_MAX) {
      throw new GraphQLError(`A subscription names ${CHANNELS_MAX} channels at most.`);
    }
    return { document, variables, channels: channels as string[] | undefined };
  }

  return (requested: RequestedSubscription): ParsedSubscription | readonly GraphQLError[] => {
    try {
      const text = documents.admit(requested) ?? '';
      const variables = requested.variables ?? {};
      validateVariables(variables);
      const key = `${text}\n${JSON.stringify(variables)}`;
      const present = known.get(key);
      if (present) {
        // Moves it to the end, so that documents in use stay cached, however many others are used once.
        known.delete(key);
        known.set(key, present);
        return present;
      }
      const parsed = parseText(text, variables);
      if (known.size >= MAX_KEPT) known.delete(known.keys().next().value!);
      known.set(key, parsed);
      return parsed;
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      if (error instanceof ServiceError) return [new GraphQLError(error.code, { extensions: { code: error.code } })];
      throw error;
    }
  };
}
