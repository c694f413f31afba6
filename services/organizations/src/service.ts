import { profileChanged } from '@meet/accounts-contract';
import { INTERNAL_CHANNEL, type PayloadOf } from '@meet/contracts/events';
import { networkTexts } from '@meet/network-contract/texts';
import { notificationsTexts } from '@meet/notifications-contract/texts';
import { organizationsTexts } from '@meet/organizations-contract/texts';
import { createBackground, defineService, SERVICE_CALLER } from '@meet/service-kit';
import type { Deps, Telling } from './Deps.ts';
import { followProfile } from './followProfile.ts';
import { createInvitationStore } from './invitations/createInvitationStore.ts';
import { createMailWriter } from './mails/createMailWriter.ts';
import { invitationModel } from './models/invitationModel.ts';
import { organizationModel } from './models/organizationModel.ts';
import { operations } from './operations/index.ts';

/** Organizations, their members, roles, licences and invitations. */
export const organizationsService = defineService({
  name: 'organizations',
  texts: [organizationsTexts, networkTexts, notificationsTexts],
  settings: {},
  setUp: ({ connection, client, publicUrl, log, now }): Deps => {
    const invitations = invitationModel(connection);
    return {
      organizations: organizationModel(connection),
      invitations,
      invitationStore: createInvitationStore(invitations, now),
      mailWriter: createMailWriter(client, publicUrl),
      background: createBackground(log),
    };
  },
  operations,
  start: (deps, { bus, client, log, now }) => {
    const context: Telling = {
      deps,
      callAsService: (call, input) => client.call(call, input, SERVICE_CALLER),
      publish: (channel, { type }, payload) => bus.publish({ type, channel, at: now(), payload }),
    };
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
      await Promise.all([following, deps.background.settle()]);
    };
  },
});
