import { RESERVED_ALIASES } from '@meet/contracts/routes';
import type { Model } from 'mongoose';
import type { ReservedSegmentRecord } from '../models/reservedSegmentModel.ts';

/** Aliases that nobody may have, because a page or a route of the server has the name. */
export interface ReservedAliases {
  /** Reserves the segments of a server's routes, those that it gets later too. */
  include(segments: ReadonlySet<string>): void;
  has(alias: string): Promise<boolean>;
  /** All of them, in lower case. */
  list(): Promise<string[]>;
}

export function createReservedAliases(listed: Model<ReservedSegmentRecord>): ReservedAliases {
  const sets = [RESERVED_ALIASES];
  return {
    include: (segments) => void sets.push(segments),
    async has(alias) {
      const key = alias.toLowerCase();
      return sets.some((set) => set.has(key)) || (await listed.exists({ _id: key })) !== null;
    },
    async list() {
      return [...sets.flatMap((set) => [...set]), ...(await listed.find().lean()).map(({ _id }) => _id)];
    },
  };
}
