/** Query that may read more than `QUERY_LIMITS` allow. */
export interface QueryBound {
  /** Name in the database's reports, such as `find network.contacts {ownerId}`. */
  readonly query: string;
  /** Maximum number of documents and counted index entries that it reads. */
  readonly reads: number;
  readonly reason: string;
}

/**
 * Limits of a query without its own bound: documents and counted index entries in all, and documents per returned one.
 */
export const QUERY_LIMITS = { inAll: 2_000, perReturned: 100 } as const;

/** Work of one query that exceeded the limits, as the embedded database reports it. */
export interface CostlyQuery {
  readonly query: string;
  readonly documents: number;
  readonly entries: number;
  readonly returned: number;
}

/** Returns a description of each query that reads more than its bound allows, each once. */
export function findBreaches(queries: readonly CostlyQuery[], bounds: readonly QueryBound[]): string[] {
  const reads = new Map(bounds.map((bound) => [bound.query, bound.reads]));
  const breaches = queries.filter(({ query, documents, entries }) => documents + entries > (reads.get(query) ?? 0));
  return [...new Set(breaches.map(describeWork))];
}

function describeWork({ query, documents, entries, returned }: CostlyQuery): string {
  const counted = entries > 0 ? ` and ${entries} index entries` : '';
  return `${query}: ${documents} documents${counted} read, ${returned} returned`;
}
