import { networkTexts } from '@meet/network-contract/texts';
import { roomMatesChanged } from '@meet/chat-contract';
import { INTERNAL_CHANNEL, type BusEvent, type PayloadOf } from '@meet/contracts/events';
import { accountActivated, profileChanged } from '@meet/accounts-contract';
import { organizationMatesChanged } from '@meet/organizations-contract';
import { defineService, repeat, type ServiceBase } from '@meet/service-kit';
import { followMates } from './acquaintances/followMates.ts';
import { createDeps } from './createDeps.ts';
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
    // One after the other: a profile that changes twice is told in that order.
    let following = Promise.resolve();
    const stopListening = base.bus.subscribe(INTERNAL_CHANNEL, (event) => {
      following = following.then(() => follow(deps, base, event));
    });
    const stopSweeping = repeat(PRESENCE_SWEEP_MS, () => sweepPresence(deps), base.log);
    return async () => {
      stopListening();
      await Promise.all([following, stopSweeping()]);
    };
  },
});

async function follow(deps: Deps, { log }: Pick<ServiceBase, 'log'>, { type, payload }: BusEvent): Promise<void> {
  try {
    if (type === accountActivated.type) await linkAccount(deps, payload as { accountId: string; email: string });
    if (type === roomMatesChanged.type) await followMates(deps, payload as PayloadOf<typeof roomMatesChanged>);
    if (type === organizationMatesChanged.type) {
      await followMates(deps, payload as PayloadOf<typeof organizationMatesChanged>);
    }
    if (type === profileChanged.type) await followProfile(deps, (payload as { accountId: string }).accountId);
  } catch (error) {
    log.error({ err: error, type }, 'the network could not follow a change of an account');
  }
}
