import { findScans, recordQueries, type RecordedQuery } from '@meet/embedded-mongo/testing';
import type { Connection } from 'mongoose';

/** Notes what services send through a connection, and finds what makes the database read a whole collection. */
export interface ScanGuard {
  /** Throws when no index serves a query sent since the last check, naming its collection and filter. */
  check(): Promise<void>;
}

/** The connection must have been opened with `monitorCommands: true`. */
export function createScanGuard(connection: Connection): ScanGuard {
  const client = connection.getClient();
  const { queries } = recordQueries(client);
  const explained = new Set<string>();
  const isNew = (query: RecordedQuery): boolean => {
    const shape = JSON.stringify([query.namespace, shapeOf(query.command)]);
    return !explained.has(shape) && Boolean(explained.add(shape));
  };
  return {
    async check() {
      const scans = await findScans(client, queries.splice(0).filter(isNew));
      if (scans.length > 0) throw new Error(`No index serves:\n  ${scans.join('\n  ')}`);
    },
  };
}

/** A query without its values, for the plan follows from the rest: each shape is explained once. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map((item) => JSON.stringify(shapeOf(item))))];
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value.constructor.name;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}
