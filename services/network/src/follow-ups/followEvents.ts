import { accountActivated, profileChanged } from '@meet/accounts-contract';
import { roomMatesChanged } from '@meet/chat-contract';
import { organizationMatesChanged } from '@meet/organizations-contract';
import type { ServiceBase } from '@meet/service-kit';
import { followMates } from '../acquaintances/followMates.ts';
import type { Deps } from '../Deps.ts';
import { followProfile } from '../linking/followProfile.ts';
import { linkAccount } from '../linking/linkAccount.ts';
import type { FollowUpRecord } from '../models/followUpModel.ts';

/**
 * Stores the work that events of other services cause. The stored work then runs from the database, so it survives a
 * restart. Returns a function that stops this.
 */
export function followEvents(deps: Deps, { bus }: Pick<ServiceBase, 'bus'>): () => Promise<void> {
  const { followUps } = deps;
  followUps.followBy((row) => follow(deps, row));
  const stops = [
    bus.takeWork('network', getTypes(accountActivated, profileChanged), (event) =>
      followUps.put('network-accounts', event),
    ),
    bus.takeWork('network-mates', getTypes(roomMatesChanged, organizationMatesChanged), (event) =>
      followUps.put('network-mates', event),
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

const getTypes = (...events: { readonly type: string }[]): string[] => events.map(({ type }) => type);

/** Does the work of one stored entry. It reads the current state, so it may run late, and twice. */
async function follow(deps: Deps, row: FollowUpRecord): Promise<void> {
  const { type, accountId, email, mateIds, attempts } = row;
  if (mateIds) await followMates(deps, { accountId, mateIds });
  else if (type === accountActivated.type)
    await linkAccount(deps, { accountId, email: email! }, { isAgain: attempts > 1 });
  else await followProfile(deps, accountId);
}
