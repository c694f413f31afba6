import { isOver, type QueryReport } from '@meet/embedded-mongo';
import type { Connection, mongo } from 'mongoose';
import { findBreaches, QUERY_LIMITS, type QueryBound } from '../database/queryBounds.ts';

/** Checks that the queries of services read no more than they may. */
export interface ReadGuard {
  /** Records the report of a query of any sender. */
  report(query: QueryReport): void;
  /**
   * Includes the queries that this connection sends from now on. It must have been opened with `monitorCommands: true`.
   */
  watch(connection: Connection): void;
  /** Throws if queries that were reported since the last check exceed the limits and their bounds. */
  check(): Promise<void>;
}

/** Creates the guard. `note` is called with each reported query of services. */
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
      // The database's thread reported before it responded, so the reports arrive in this turn of the event loop.
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
