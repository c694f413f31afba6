import { networkTexts } from '@meet/network-contract/texts';
import { roomMatesChanged } from '@meet/chat-contract';
import { INTERNAL_CHANNEL, type BusEvent, type PayloadOf } from '@meet/contracts/events';
import { accountActivated, profileChanged } from '@meet/accounts-contract';
import { notify } from '@meet/notifications-contract';
import { organizationMatesChanged } from '@meet/organizations-contract';
import { createBackground, defineService, repeat, SERVICE_CALLER, type ServiceBase } from '@meet/service-kit';
import { createOrganizationMates } from './acquaintances/createOrganizationMates.ts';
import { createRoomMates } from './acquaintances/createRoomMates.ts';
import { followMates } from './acquaintances/followMates.ts';
import { createAccountDirectory } from './createAccountDirectory.ts';
import type { Deps } from './Deps.ts';
import { followProfile } from './linking/followProfile.ts';
import { linkAccount } from './linking/linkAccount.ts';
import { contactModel } from './models/contactModel.ts';
import { groupModel } from './models/groupModel.ts';
import { leaseModel } from './models/leaseModel.ts';
import { memberModel } from './models/memberModel.ts';
import { presenceModel } from './models/presenceModel.ts';
import { operations } from './operations/index.ts';
import { PRESENCE_SWEEP_MS, sweepPresence } from './presence/sweepPresence.ts';
import { settings } from './settings.ts';

/** Contacts, contact groups, presence and status. */
export const networkService = defineService({
  name: 'network',
  texts: [networkTexts],
  settings,
  setUp: ({ connection, client, bus, translator, settings: values, log, now }): Deps => ({
    contacts: contactModel(connection),
    groups: groupModel(connection),
    members: memberModel(connection),
    presences: presenceModel(connection),
    leases: leaseModel(connection),
    accounts: createAccountDirectory(client),
    roomMates: createRoomMates(client, log),
    organizationMates: createOrganizationMates(client, log),
    settings: values,
    background: createBackground(log),
    translator,
    now,
    publish: (channel, event, payload) => bus.publish({ type: event.type, channel, at: now(), payload }),
    notify: async (telling) => {
      try {
        await client.call(notify, telling, SERVICE_CALLER);
      } catch (error) {
        log.warn({ err: error }, 'people could not be told of their new group');
      }
    },
  }),
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
      await Promise.all([following, stopSweeping(), deps.background.settle()]);
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
