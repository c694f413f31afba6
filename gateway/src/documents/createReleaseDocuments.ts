import type { CallClient } from '@meet/contracts';
import type { ListsDocuments } from '@meet/contracts/capabilities';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { SERVICE_CALLER, type EventBus, type Logger } from '@meet/service-kit';
import { parse, validate, version, type GraphQLSchema } from 'graphql';
import type { DocumentRegistry } from './createDocumentRegistry.ts';
import { hashDocument } from './hashDocument.ts';

/** Error of a schema that breaks operations of live releases. */
export class BrokenReleases extends Error {
  override name = 'BrokenReleases';
}

/** Returns why a document is invalid for this schema; undefined if it is valid. */
export function documentProblem(schema: GraphQLSchema, text: string): string | undefined {
  try {
    return validate(schema, parse(text))[0]?.message;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Returns the documents of all kept releases. */
export async function loadReleaseDocuments(client: CallClient, { call }: ListsDocuments): Promise<string[]> {
  const { releases } = await client.call(call, {}, SERVICE_CALLER);
  return releases.flatMap(({ documents }) => documents);
}

/** Store, across restarts, of the proof that documents fit a schema. */
export interface KeptFit {
  read(): Promise<string | undefined>;
  keep(fit: string): Promise<void>;
}

export interface LiveDocumentsOptions {
  readonly client: CallClient;
  readonly listsDocuments: ListsDocuments;
  readonly schema: GraphQLSchema;
  /** Text of the schema. */
  readonly schemaText: string;
  /** Without it, everything is validated at every start. */
  readonly keptFit?: KeptFit;
}

/**
 * Throws BrokenReleases, naming remote, release and operation, if the schema breaks an operation of a live release. A
 * combination that is known to fit is not validated again: validation is the slowest step of a gateway's start.
 */
export async function requireLiveDocuments(options: LiveDocumentsOptions): Promise<void> {
  const { client, listsDocuments, schema, schemaText, keptFit } = options;
  const { releases } = await client.call(listsDocuments.call, {}, SERVICE_CALLER);
  const live = releases.filter(({ isLive }) => isLive);
  const fit = hashDocument(JSON.stringify([version, schemaText, live.map(({ documents }) => documents)]));
  if ((await keptFit?.read()) === fit) return;
  const broken = live.flatMap(({ remote, releaseId, documents }) =>
    documents.flatMap((text) => {
      const problem = documentProblem(schema, text);
      return problem === undefined ? [] : [`  ${remote} ${releaseId} ${nameIn(text)}: ${problem}`];
    }),
  );
  if (broken.length)
    throw new BrokenReleases(
      `The GraphQL schema breaks operations of releases that are live:\n${broken.join('\n')}\nKeep what they ask for, or move these remotes to other releases first.`,
    );
  await keptFit?.keep(fit);
}

const nameIn = (text: string) => /^\s*(?:query|mutation|subscription)\s+(\w+)/.exec(text)?.[1] ?? 'an operation';

/** Refreshes the registry whenever a release is published. Returns a function that stops this. */
export function followReleases(
  bus: EventBus,
  { changed }: ListsDocuments,
  registry: DocumentRegistry,
  log: Logger,
): () => void {
  const refresh = () =>
    void registry
      .refresh()
      .catch((error: unknown) => log.error({ err: error }, 'the request for the documents of releases failed'));
  const stops = [
    bus.subscribe(INTERNAL_CHANNEL, ({ type }) => {
      if (type === changed.type) refresh();
    }),
    bus.onLost(refresh),
  ];
  return () => stops.forEach((stop) => stop());
}
