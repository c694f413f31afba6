import { findLooseOrders, findScans, recordQueries, type RecordedQuery } from '@meet/embedded-mongo/testing';
import type { Connection } from 'mongoose';

/** Notes what services send through a connection, and finds what only one engine, or only a small database, would do well. */
export interface ScanGuard {
  /**
   * Throws for the queries sent since the last check, naming collection and filter, of which a whole collection is read
   * because no index serves them, or whose sort leaves the order of equals to the engine.
   */
  check(): Promise<void>;
  /** Queries of which nobody knows whether an index serves them, for the engine explains no such thing. */
  readonly unchecked: readonly string[];
}

export interface ScanGuardOptions {
  /** The engine is our own, which explains everything: a query that it does not explain fails the check. */
  readonly mustExplain: boolean;
}

/** The connection must have been opened with `monitorCommands: true`. */
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

/** A query without its values, for the plan follows from the rest: each shape is explained once. */
function getShape(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(getShape(item))))];
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value.constructor.name;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, getShape(inner)]));
}
