import { isOver, type QueryReport } from '@meet/embedded-mongo';
import type { Connection, mongo } from 'mongoose';
import { findBreaches, QUERY_LIMITS, type QueryBound } from '../database/queryBounds.ts';

/** Holds the queries of services to what they may read. */
export interface ReadGuard {
  /** Takes the report of a query, whoever sent the query. */
  report(query: QueryReport): void;
  /** Considers the queries that this connection sends from now on. It must have been opened with `monitorCommands: true`. */
  watch(connection: Connection): void;
  /** Throws for the reported queries since the last check that no bound allows. */
  check(): Promise<void>;
}

/** `note` is given each reported query of services. */
export function createReadGuard(bounds: readonly QueryBound[], note?: (query: QueryReport) => void): ReadGuard {
  const reports: QueryReport[] = [];
  const sessions = new Set<string>();
  return {
    report: (query) => void reports.push(query),
    watch(connection) {
      connection.getClient().on('commandStarted', ({ command }: mongo.CommandStartedEvent) => {
        const { lsid } = command as { lsid?: { id: mongo.Binary } };
        if (lsid) sessions.add(lsid.id.toString('hex'));
      });
    },
    async check() {
      // The database's thread reported before it answered: the reports arrive in this turn of the event loop.
      await new Promise((resolve) => setImmediate(resolve));
      const own = reports.splice(0).filter(({ session }) => sessions.has(session));
      for (const query of own) note?.(query);
      const breaches = findBreaches(
        own.filter((query) => isOver(query, QUERY_LIMITS)),
        bounds,
      );
      if (breaches.length === 0) return;
      throw new Error(
        `Reads too much for what it returns, and no bound of the service allows it:\n  ${breaches.join('\n  ')}`,
      );
    },
  };
}
