import { findLooseOrders, findScans, recordQueries, type RecordedQuery } from '@meet/embedded-mongo/testing';
import type { Connection } from 'mongoose';

/**
 * Records the queries of services on a connection. It finds those that only one engine, or only a small database, would
 * handle well.
 */
export interface ScanGuard {
  /**
   * Throws for bad queries since the last check, with their collection and filter. A query is bad if no index serves
   * it, so that the whole collection is read. It is also bad if its sort does not define the order of equal documents.
   */
  check(): Promise<void>;
  /** Queries whose use of an index is unknown, because the engine can't explain them. */
  readonly unchecked: readonly string[];
}

export interface ScanGuardOptions {
  /** True for our own engine, which explains every query: an unexplained query then fails the check. */
  readonly mustExplain: boolean;
}

/** Creates the guard. The connection must have been opened with `monitorCommands: true`. */
export function createScanGuard(connection: Connection, { mustExplain }: ScanGuardOptions): ScanGuard {
  const client = connection.getClient();
  const { queries } = recordQueries(client);
  const explained = new Set<string>();
  const allUnchecked: string[] = [];
  const isNew = (query: RecordedQuery): boolean => {
    const shape = JSON.stringify([query.namespace, getShape(query.command)]);
    return !explained.has(shape) && Boolean(explained.add(shape));
  };
  return {
    unchecked: allUnchecked,
    async check() {
      const fresh = queries.splice(0).filter(isNew);
      const { scans, unchecked } = await findScans(client, fresh);
      const loose = await findLooseOrders(client, fresh);
      refuse('No index serves', scans);
      refuse('A tie-break is missing, the order of equals is the engine’s', loose);
      if (mustExplain) refuse('Not checked, for the engine explains no such query', unchecked);
      allUnchecked.push(...unchecked);
    },
  };
}

function refuse(reason: string, queries: readonly string[]): void {
  if (queries.length > 0) throw new Error(`${reason}:\n  ${queries.join('\n  ')}`);
}

/** Returns a query without its values. The plan depends only on this shape, so each shape is explained once. */
function getShape(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(getShape(item))))];
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value.constructor.name;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, getShape(inner)]));
}
