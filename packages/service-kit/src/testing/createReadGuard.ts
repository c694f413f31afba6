import type { QueryReport } from '@meet/embedded-mongo';
import type { Connection, mongo } from 'mongoose';
import { findBreaches, type QueryBound } from '../database/queryBounds.ts';

/** Holds the queries of services to what they may read. */
export interface ReadGuard {
  /** Takes the report of a query over the limits, whoever sent the query. */
  report(query: QueryReport): void;
  /** Considers the queries that this connection sends from now on. It must have been opened with `monitorCommands: true`. */
  watch(connection: Connection): void;
  /** Throws for the reported queries since the last check that no bound allows. */
  check(): Promise<void>;
}

export function createReadGuard(bounds: readonly QueryBound[]): ReadGuard {
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
      const breaches = findBreaches(
        reports.splice(0).filter(({ session }) => sessions.has(session)),
        bounds,
      );
      if (breaches.length === 0) return;
      throw new Error(
        `Reads too much for what it returns, and no bound of the service allows it:\n  ${breaches.join('\n  ')}`,
      );
    },
  };
}
