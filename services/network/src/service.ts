import { networkTexts } from '@meet/network-contract/texts';
import { roomMatesChanged } from '@meet/chat-contract';
import type { BusEvent, PayloadOf } from '@meet/contracts/events';
import { accountActivated, profileChanged } from '@meet/accounts-contract';
import { organizationMatesChanged } from '@meet/organizations-contract';
import { defineService, repeat, type ServiceBase } from '@meet/service-kit';
import { followMates } from './acquaintances/followMates.ts';
import { createDeps } from './Deps.ts';
import type { Deps } from './Deps.ts';
import { followProfile } from './linking/followProfile.ts';
import { linkAccount } from './linking/linkAccount.ts';
import { operations } from './operations/index.ts';
import { PRESENCE_SWEEP_MS, sweepPresence } from './presence/sweepPresence.ts';
import { settings } from './settings.ts';

/** Contacts, contact groups, presence and status. */
export const networkService = defineService({
  name: 'network',
  texts: [networkTexts],
  settings,
  setUp: createDeps,
  operations,
  start: (deps, base) => {
    const stopFollowing = followEvents(deps, base);
    const stopSweeping = repeat(PRESENCE_SWEEP_MS, () => sweepPresence(deps), base.log);
    return async () => {
      await Promise.all([stopFollowing(), stopSweeping()]);
    };
  },
});

/**
 * Follows what other services announce. Mates have a queue of their own: a large room or organization must not delay the
 * links of a new account. Returns what stops it.
 */
export function followEvents(deps: Deps, { bus }: Pick<ServiceBase, 'bus'>): () => Promise<void> {
  const stops = [
    bus.takeWork('network', getTypes(accountActivated, profileChanged), (event) => followAccount(deps, event)),
    bus.takeWork('network-mates', getTypes(roomMatesChanged, organizationMatesChanged), ({ payload }) =>
      followMates(deps, payload as PayloadOf<typeof roomMatesChanged>),
    ),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

const getTypes = (...events: { readonly type: string }[]): string[] => events.map(({ type }) => type);

async function followAccount(deps: Deps, { type, payload }: BusEvent): Promise<void> {
  if (type === accountActivated.type) await linkAccount(deps, payload as { accountId: string; email: string });
  else await followProfile(deps, (payload as { accountId: string }).accountId);
}
