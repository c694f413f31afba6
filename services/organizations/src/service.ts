import { profileChanged } from '@meet/accounts-contract';
import type { PayloadOf } from '@meet/contracts/events';
import { networkTexts } from '@meet/network-contract/texts';
import { notificationsTexts } from '@meet/notifications-contract/texts';
import { organizationsTexts } from '@meet/organizations-contract/texts';
import { defineService, repeatAsOne } from '@meet/service-kit';
import { createDeps } from './Deps.ts';
import type { AnnouncementContext } from './Deps.ts';
import { followProfile } from './followProfile.ts';
import { sweepOldInvitations } from './invitations/sweepOldInvitations.ts';
import { operations } from './operations/index.ts';
import { organizationsSettings } from './settings.ts';

const SWEEP_EVERY_MS = 24 * 3_600_000;

/** Owns organizations, their members, roles, licences and invitations. */
export const organizationsService = defineService({
  name: 'organizations',
  texts: [organizationsTexts, networkTexts, notificationsTexts],
  settings: organizationsSettings,
  setUp: createDeps,
  operations,
  start: (deps, { bus, callAsService, publish, lease, log, now }) => {
    const context: AnnouncementContext = { deps, callAsService, publish };
    const stopFollowing = bus.takeWork('organizations', [profileChanged.type], ({ payload }) =>
      followProfile(context, (payload as PayloadOf<typeof profileChanged>).accountId),
    );
    const stopSweeping = repeatAsOne({
      ...{ name: 'organizations.invitations', lease, periodMs: SWEEP_EVERY_MS, log, now },
      task: () => sweepOldInvitations(deps, now()),
    });
    return async () => {
      await stopFollowing();
      await stopSweeping();
    };
  },
});
