import { findBreaches, QUERY_LIMITS, type AnyService, type CostlyQuery, type Logger } from '@meet/service-kit';
import type { DatabaseReports } from './openDatabase.ts';

export interface QueryWarnings {
  /** Receiver of the embedded database's reports. */
  readonly reports: DatabaseReports;
  /** Allows the queries of these services up to their bounds. */
  allow(services: readonly AnyService[]): void;
}

/** Creates warnings, which log each costly query once. The tests of the services would fail for the same queries. */
export function createQueryWarnings(log: Logger): QueryWarnings {
  const warned = new Set<string>();
  let bounds: NonNullable<AnyService['queryBounds']> = [];
  return {
    reports: {
      over: QUERY_LIMITS,
      report(query: CostlyQuery) {
        if (warned.has(query.query)) return;
        for (const breach of findBreaches([query], bounds)) {
          warned.add(query.query);
          log.warn({ query: breach }, 'a query reads too much for what it returns');
        }
      },
    },
    allow(services) {
      bounds = services.flatMap(({ queryBounds }) => queryBounds ?? []);
    },
  };
}
