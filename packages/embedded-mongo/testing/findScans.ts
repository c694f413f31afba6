import { MongoServerError, type Document, type MongoClient } from 'mongodb';
import type { RecordedQuery } from './recordQueries.ts';
import { getSearch } from './getSearch.ts';

/** Findings about a server's queries, each query as text. */
export interface Scans {
  /** Queries that read a whole collection, by the server's own explain. */
  scans: string[];
  /** Queries without a finding, because the server refuses to explain them or names no plan. */
  unchecked: string[];
}

/** Makes the server explain the queries. Listing everything unsorted does not count as a scan. */
export async function findScans(client: MongoClient, queries: readonly RecordedQuery[]): Promise<Scans> {
  const scans = new Set<string>();
  const unchecked = new Set<string>();
  for (const { namespace, command } of queries) {
    if (isPlainListing(command)) continue;
    const shown = `${namespace} ${JSON.stringify(command)}`;
    const stages = await explainedStages(client, namespace.slice(0, namespace.indexOf('.')), command);
    if (typeof stages === 'string') unchecked.add(`${shown} (${stages})`);
    else if (stages.includes('COLLSCAN')) scans.add(shown);
  }
  return { scans: [...scans], unchecked: [...unchecked] };
}

/** Returns the stages of the server's plan, or the reason why it names none. */
async function explainedStages(client: MongoClient, database: string, command: Document): Promise<string[] | string> {
  try {
    const stages = stagesIn(await client.db(database).command({ explain: command, verbosity: 'queryPlanner' }));
    return stages.length > 0 ? stages : 'explain names no plan';
  } catch (error) {
    // An error reply is a refusal. A missing server is a failure of the test.
    if (!(error instanceof MongoServerError)) throw error;
    return `explain is refused: ${error.message}`;
  }
}

function isPlainListing(command: Document): boolean {
  const { filter, sort } = getSearch(command);
  return Object.keys(filter).length === 0 && Object.keys(sort).length === 0;
}

function stagesIn(plan: unknown): string[] {
  if (typeof plan !== 'object' || plan === null) return [];
  return Object.entries(plan).flatMap(([name, inner]) => {
    if (name === 'rejectedPlans' || name === 'command') return [];
    return name === 'stage' && typeof inner === 'string' ? [inner] : stagesIn(inner);
  });
}
