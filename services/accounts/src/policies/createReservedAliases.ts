import type { CallClient } from '@meet/contracts';
import { RESERVED_ALIASES } from '@meet/contracts/routes';
import { listRemoteSegments } from '@meet/releases-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import type { Model } from 'mongoose';
import type { ReservedSegmentRecord } from '../models/reservedSegmentModel.ts';

/** Aliases that nobody may have, because a page, a remote or a route of the server uses the name. */
export interface ReservedAliases {
  /** Reserves the segments of a server's routes, including segments that the set receives later. */
  include(segments: ReadonlySet<string>): void;
  /** Returns whether an alias is reserved. Rejects while the releases service cannot list the remotes' addresses. */
  has(alias: string): Promise<boolean>;
  /** Returns all reserved aliases, in lower case. */
  list(): Promise<string[]>;
}

export function createReservedAliases(
  listed: Model<ReservedSegmentRecord>,
  client: Pick<CallClient, 'call'>,
): ReservedAliases {
  const sets = [RESERVED_ALIASES];
  const ofRemotes = async () => {
    const { segments } = await client.call(listRemoteSegments, {}, SERVICE_CALLER);
    return segments.map((segment) => segment.toLowerCase());
  };
  return {
    include: (segments) => void sets.push(segments),
    async has(alias) {
      const key = alias.toLowerCase();
      if (sets.some((set) => set.has(key)) || (await listed.exists({ _id: key }))) return true;
      return (await ofRemotes()).includes(key);
    },
    async list() {
      const [sent, owned] = await Promise.all([listed.find().lean(), ofRemotes()]);
      return [...sets.flatMap((set) => [...set]), ...sent.map(({ _id }) => _id), ...owned];
    },
  };
}
