import { isDoc, type Doc } from '../bson/values.ts';
import type { Sort } from './sort.ts';

/** Work that one query did for its result. */
export interface QueryReport {
  /** Command, collection, and the fields that it filters and sorts by, without their values. */
  readonly query: string;
  /** Number of documents that it read so far. */
  readonly documents: number;
  /** Number of index entries that it counted without their documents. */
  readonly entries: number;
  /** Number of documents that it returned or changed so far; 1 for a count. */
  readonly returned: number;
  /** Session or connection of the client. */
  readonly session: string;
}

/** Limits up to which queries are not reported. */
export interface QueryLimits {
  /** Number of documents and counted index entries in all. */
  readonly inAll: number;
  /** Number of documents per returned one. */
  readonly perReturned: number;
}

/**
 * Returns whether the query read more than the limits allow. A query that returns nothing counts as one that returns
 * one document.
 */
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

  /** Returns the rows, and counts each as read. */
  *countRead<Row>(rows: Iterable<Row>): Iterable<Row> {
    for (const row of rows) {
      this.#documents++;
      yield row;
    }
  }

  /** Returns the matches, and counts each as found. */
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

/** Returns the fields and operators of a filter, such as `{owner, at: {$gt}}`. */
function toShape(filter: Doc): string {
  const parts = Object.entries(filter).map(([name, value]) => {
    if (LOGICAL.has(name) && Array.isArray(value))
      return `${name}: [${[...new Set(value.filter(isDoc).map(toShape))].join(', ')}]`;
    return isDoc(value) && Object.keys(value).length > 0 ? `${name}: ${toShape(value)}` : name;
  });
  return `{${parts.join(', ')}}`;
}
