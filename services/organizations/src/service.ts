import { profileChanged } from '@meet/accounts-contract';
import { INTERNAL_CHANNEL, type PayloadOf } from '@meet/contracts/events';
import { networkTexts } from '@meet/network-contract/texts';
import { notificationsTexts } from '@meet/notifications-contract/texts';
import { organizationsTexts } from '@meet/organizations-contract/texts';
import { defineService } from '@meet/service-kit';
import { createDeps } from './createDeps.ts';
import type { Telling } from './Deps.ts';
import { followProfile } from './followProfile.ts';
import { operations } from './operations/index.ts';

/** Organizations, their members, roles, licences and invitations. */
export const organizationsService = defineService({
  name: 'organizations',
  texts: [organizationsTexts, networkTexts, notificationsTexts],
  settings: {},
  setUp: createDeps,
  operations,
  start: (deps, { bus, callAsService, publish, log }) => {
    const context: Telling = { deps, callAsService, publish };
    // One after the other: a profile that changes twice is told in that order.
    let following = Promise.resolve();
    const stopListening = bus.subscribe(INTERNAL_CHANNEL, ({ type, payload }) => {
      if (type !== profileChanged.type) return;
      const { accountId } = payload as PayloadOf<typeof profileChanged>;
      following = following
        .then(() => followProfile(context, accountId))
        .catch((error: unknown) => log.error({ err: error }, 'an organization could not follow a changed profile'));
    });
    return async () => {
      stopListening();
      await following;
    };
  },
});
