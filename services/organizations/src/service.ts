import { profileChanged } from '@meet/accounts-contract';
import type { PayloadOf } from '@meet/contracts/events';
import { networkTexts } from '@meet/network-contract/texts';
import { notificationsTexts } from '@meet/notifications-contract/texts';
import { organizationsTexts } from '@meet/organizations-contract/texts';
import { defineService } from '@meet/service-kit';
import { createDeps } from './createDeps.ts';
import type { Telling } from './Deps.ts';
import { followProfile } from './followProfile.ts';
import { operations } from './operations/index.ts';
import { organizationsSettings } from './settings.ts';

/** Organizations, their members, roles, licences and invitations. */
export const organizationsService = defineService({
  name: 'organizations',
  texts: [organizationsTexts, networkTexts, notificationsTexts],
  settings: organizationsSettings,
  setUp: createDeps,
  operations,
  start: (deps, { bus, callAsService, publish }) => {
    const context: Telling = { deps, callAsService, publish };
    return bus.takeWork('organizations', [profileChanged.type], ({ payload }) =>
      followProfile(context, (payload as PayloadOf<typeof profileChanged>).accountId),
    );
  },
});
