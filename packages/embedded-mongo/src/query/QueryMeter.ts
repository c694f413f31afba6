import { isDoc, type Doc } from '../bson/values.ts';
import type { Sort } from './sort.ts';

/** Work of one query for its result. */
export interface QueryReport {
  /** Command, collection, and the fields that it searches and sorts by, without their values. */
  readonly query: string;
  /** Documents that it read so far. */
  readonly documents: number;
  /** Index entries that it counted without their documents. */
  readonly entries: number;
  /** Documents that it returned or changed so far; 1 for a count. */
  readonly returned: number;
  /** Session or connection of the client. */
  readonly session: string;
}

/** Queries within these are not reported. */
export interface QueryLimits {
  /** Documents and counted index entries in all. */
  readonly inAll: number;
  /** Documents for each one that is returned. */
  readonly perReturned: number;
}

/** Returns whether the query read more than the limits allow. A query that returns nothing counts as one that returns one. */
export const isOver = ({ documents, entries, returned }: QueryReport, { inAll, perReturned }: QueryLimits): boolean =>
  documents + entries > inAll || documents > perReturned * Math.max(1, returned);

interface Measured {
  readonly command: string;
  readonly ns: string;
  readonly filter: Doc;
  readonly sort?: Sort | undefined;
  readonly skip: number;
  readonly session: string;
}

/** Counts the work of one query while it runs. */
export class QueryMeter {
  entries = 0;
  /** Number of values that a count, a sum or a list of distinct values returns. */
  values?: number;
  #documents = 0;
  #found = 0;
  readonly #measured: Measured;

  constructor(measured: Measured) {
    this.#measured = measured;
  }

  /** The rows, each counted as read. */
  *countRead<Row>(rows: Iterable<Row>): Iterable<Row> {
    for (const row of rows) {
      this.#documents++;
      yield row;
    }
  }

  /** The matches, each counted as found. */
  *countFound<Found>(found: Iterable<Found>): Iterable<Found> {
    for (const one of found) {
      this.noteFound();
      yield one;
    }
  }

  noteFound(): void {
    this.#found++;
  }

  report(): QueryReport {
    const { command, ns, filter, sort, skip, session } = this.#measured;
    const order = sort
      ? ` sort {${sort.paths.map((path, at) => `${path.join('.')}: ${sort.directions[at]}`).join(', ')}}`
      : '';
    return {
      query: `${command} ${ns.slice(ns.indexOf('.') + 1)} ${toShape(filter)}${order}`,
      documents: this.#documents,
      entries: this.entries,
      returned: this.values ?? Math.max(0, this.#found - skip),
      session,
    };
  }
}

const LOGICAL = new Set(['$and', '$or', '$nor']);

/** Names the fields and operators of a filter, such as `{owner, at: {$gt}}`. */
function toShape(filter: Doc): string {
  const parts = Object.entries(filter).map(([name, value]) => {
    if (LOGICAL.has(name) && Array.isArray(value))
      return `${name}: [${[...new Set(value.filter(isDoc).map(toShape))].join(', ')}]`;
    return isDoc(value) && Object.keys(value).length > 0 ? `${name}: ${toShape(value)}` : name;
  });
  return `{${parts.join(', ')}}`;
}
