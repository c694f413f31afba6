import { accountsTexts } from '@meet/accounts-contract/texts';
import { networkTexts } from '@meet/network-contract/texts';
import { notificationsTexts } from '@meet/notifications-contract/texts';
import { organizationsTexts } from '@meet/organizations-contract/texts';
import { releasesPublished } from '@meet/releases-contract';
import { defineService, repeatAsOne, type Logger } from '@meet/service-kit';
import { mountAvatars } from './avatars/mountAvatars.ts';
import { sweepAvatars } from './avatars/sweepAvatars.ts';
import { createDeps } from './Deps.ts';
import type { Deps } from './Deps.ts';
import { operations } from './operations/index.ts';
import { accountsSettings } from './settings.ts';
import { sweepOldRecords } from './retention/sweepOldRecords.ts';
import { takeBackAliases } from './profiles/takeBackAliases.ts';
import { mountContactsAnswer } from './third-party/mountContactsAnswer.ts';
import { mountDevelopmentIssuer } from './third-party/development/mountDevelopmentIssuer.ts';

const SWEEP_EVERY_MS = 24 * 3_600_000;

/** Owns accounts, sessions, profiles and preferences: people's identities and the ways to prove them. */
export const accountsService = defineService({
  name: 'accounts',
  texts: [accountsTexts, networkTexts, notificationsTexts, organizationsTexts],
  settings: accountsSettings,
  setUp: createDeps,
  operations,
  queues: ({ closures }) => [closures.queue],
  routes(app, deps, base) {
    const { avatars, thirdParty, contactsProvider, reservedAliases } = deps;
    reservedAliases.include(app.routeSegments);
    // The releases service may run elsewhere and not have started yet. Its next event triggers the check again.
    app.addHook('onReady', () => takeBackQuietly(deps, base.log));
    mountAvatars(app, avatars);
    if (contactsProvider) mountContactsAnswer(app, base);
    if (thirdParty?.kind === 'development') mountDevelopmentIssuer(app, base);
  },
  // A published remote may own addresses that people have as aliases; these aliases are taken back.
  start(deps, { bus, lease, log, now }) {
    const stopTaking = bus.takeWork('accounts', [releasesPublished.type], () => takeBackAliases(deps));
    const sweep = { lease, periodMs: SWEEP_EVERY_MS, log, now };
    const stops = [
      deps.closures.start(),
      stopTaking,
      repeatAsOne({ ...sweep, name: 'accounts.avatars', task: () => sweepAvatars(deps, now()) }),
      repeatAsOne({ ...sweep, name: 'accounts.retention', task: () => sweepOldRecords(deps, now()) }),
    ];
    return async () => {
      for (const stop of stops) await stop();
    };
  },
});

const takeBackQuietly = (deps: Deps, log: Logger) =>
  takeBackAliases(deps).catch((error: unknown) => log.error({ err: error }, 'aliases could not be taken back'));
