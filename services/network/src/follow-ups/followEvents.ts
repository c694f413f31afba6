import { accountActivated, profileChanged } from '@meet/accounts-contract';
import { roomMatesChanged } from '@meet/chat-contract';
import type { BusEvent } from '@meet/contracts/events';
import { organizationMatesChanged } from '@meet/organizations-contract';
import { toChunks, type ServiceBase } from '@meet/service-kit';
import { createHash } from 'node:crypto';
import type { Deps } from '../Deps.ts';
import type { FollowUpWork } from './createFollowUps.ts';

/** Number of mates in one entry. A restart repeats at most one entry of each queue. */
const MATES_TOGETHER = 500;

/**
 * Stores the work that events of other services cause. The stored work then runs from the database, so it survives a
 * restart. Returns a function that stops this.
 */
export function followEvents({ followUps }: Deps, { bus }: Pick<ServiceBase, 'bus'>): () => Promise<void> {
  const stops = [
    bus.takeWork('network', getTypes(accountActivated, profileChanged), (event) =>
      followUps.put('network-accounts', toWorks(event)),
    ),
    bus.takeWork('network-mates', getTypes(roomMatesChanged, organizationMatesChanged), (event) =>
      followUps.put('network-mates', toWorks(event)),
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

const getTypes = (...events: { readonly type: string }[]): string[] => events.map(({ type }) => type);

function toWorks({ type, at, payload }: BusEvent): FollowUpWork[] {
  const { accountId, email, mateIds } = payload as { accountId: string; email: string; mateIds?: readonly string[] };
  const id = createHash('sha256')
    .update(JSON.stringify([type, at, payload]))
    .digest('base64url');
  const work = { type, accountId, ...(type === accountActivated.type && { email }) };
  if (!mateIds) return [{ _id: id, ...work }];
  return toChunks(mateIds, MATES_TOGETHER).map((some, part) => ({ _id: `${id}.${part}`, ...work, mateIds: some }));
}
