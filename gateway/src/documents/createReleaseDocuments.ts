import type { CallClient } from '@meet/contracts';
import { INTERNAL_CHANNEL } from '@meet/contracts/events';
import { listReleaseDocuments, releasesPublished } from '@meet/releases-contract';
import { SERVICE_CALLER, type EventBus, type Logger } from '@meet/service-kit';
import { parse, validate, type GraphQLSchema } from 'graphql';
import type { DocumentRegistry } from './createDocumentRegistry.ts';

/** A schema that does not answer what runs in people's browsers. */
export class BrokenReleases extends Error {
  override name = 'BrokenReleases';
}

/** What is wrong with a document for this schema, in words; undefined where nothing is. */
export function documentProblem(schema: GraphQLSchema, text: string): string | undefined {
  try {
    return validate(schema, parse(text))[0]?.message;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The documents of all releases that are kept. */
export async function loadReleaseDocuments(client: CallClient): Promise<string[]> {
  const { releases } = await client.call(listReleaseDocuments, {}, SERVICE_CALLER);
  return releases.flatMap(({ documents }) => documents);
}

/** Throws BrokenReleases, naming remote, release and operation, where the schema breaks an operation of what is live. */
export async function requireLiveDocuments(client: CallClient, schema: GraphQLSchema): Promise<void> {
  const { releases } = await client.call(listReleaseDocuments, {}, SERVICE_CALLER);
  const broken = releases
    .filter(({ isLive }) => isLive)
    .flatMap(({ remote, releaseId, documents }) =>
      documents.flatMap((text) => {
        const problem = documentProblem(schema, text);
        return problem === undefined ? [] : [`  ${remote} ${releaseId} ${nameIn(text)}: ${problem}`];
      }),
    );
  if (broken.length)
    throw new BrokenReleases(
      `The GraphQL schema breaks operations of releases that are live:\n${broken.join('\n')}\nKeep what they ask for, or move these remotes to other releases first.`,
    );
}

const nameIn = (text: string) => /^\s*(?:query|mutation|subscription)\s+(\w+)/.exec(text)?.[1] ?? 'an operation';

/** Has the registry learn of what is published from now on; returns what stops it. */
export function followReleases(bus: EventBus, registry: DocumentRegistry, log: Logger): () => void {
  return bus.subscribe(INTERNAL_CHANNEL, (event) => {
    if (event.type !== releasesPublished.type) return;
    void registry
      .refresh()
      .catch((error: unknown) => log.error({ err: error }, 'the documents of releases could not be asked for'));
  });
}
