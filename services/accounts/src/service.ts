import { accountsTexts } from '@meet/accounts-contract/texts';
import { networkTexts } from '@meet/network-contract/texts';
import { notificationsTexts } from '@meet/notifications-contract/texts';
import { organizationsTexts } from '@meet/organizations-contract/texts';
import { createBackground, createWindowCounter, defineService } from '@meet/service-kit';
import { createApiKeyStore } from './api-keys/createApiKeyStore.ts';
import { mountAvatars } from './avatars/mountAvatars.ts';
import { chooseCaptcha } from './captcha/chooseCaptcha.ts';
import type { Deps } from './Deps.ts';
import { createInvitationStore } from './invitations/createInvitationStore.ts';
import { createLinkStore } from './links/createLinkStore.ts';
import { createMailWriter } from './mails/createMailWriter.ts';
import { createModels } from './models/createModels.ts';
import { dropFormerKeys } from './models/dropFormerKeys.ts';
import { operations } from './operations/index.ts';
import { createAttemptGuard } from './policies/createAttemptGuard.ts';
import { createKnownPlaces } from './policies/createKnownPlaces.ts';
import { createReservedAliases } from './policies/createReservedAliases.ts';
import { createSessionStore } from './sessions/createSessionStore.ts';
import { createSignUpStore } from './sign-ups/createSignUpStore.ts';
import { accountsSettings } from './settings.ts';
import { takeBackAliases } from './takeBackAliases.ts';
import { chooseThirdParty } from './third-party/chooseThirdParty.ts';
import { mountDevelopmentIssuer } from './third-party/development/mountDevelopmentIssuer.ts';

const HOUR_MS = 3_600_000;

/** Accounts, sessions, profiles, preferences: who a person is and how they prove it. */
export const accountsService = defineService({
  name: 'accounts',
  texts: [accountsTexts, networkTexts, notificationsTexts, organizationsTexts],
  settings: accountsSettings,
  async setUp(base): Promise<Deps> {
    const { connection, bus, client, secrets, settings, log, now, publicUrl, development } = base;
    const models = createModels(connection);
    await dropFormerKeys(models.accounts);
    const attemptCounter = createWindowCounter({ connection, collection: 'accounts.attempts', secrets, now });
    return {
      ...models,
      sessionStore: createSessionStore({
        sessions: models.sessions,
        bus,
        secrets,
        keyIds: settings.SESSION_KEY_IDS.split(','),
        idleMs: settings.SESSION_IDLE_HOURS * HOUR_MS,
        lifeMs: settings.SESSION_DAYS * 24 * HOUR_MS,
        now,
      }),
      apiKeyStore: createApiKeyStore({ apiKeys: models.apiKeys, bus, secrets, now }),
      linkStore: createLinkStore(models.links, now),
      signUpStore: createSignUpStore(models.signUps, now),
      invitationStore: createInvitationStore(models.invitations, now),
      captcha: chooseCaptcha(base, models),
      attempts: createAttemptGuard(attemptCounter, createKnownPlaces(models.knownPlaces, secrets, now), {
        perAccount: settings.SIGN_IN_MAX_FAILURES,
        perAddress: settings.SIGN_IN_MAX_FAILURES_PER_ADDRESS,
      }),
      reservedAliases: createReservedAliases(models.reservedSegments),
      attemptCounter,
      thirdParty: chooseThirdParty(base, models),
      mailWriter: createMailWriter(client, publicUrl),
      background: createBackground(log),
      secrets,
      client,
      settings,
      publicUrl,
      development,
    };
  },
  operations,
  routes(app, deps, base) {
    const { avatars, thirdParty, reservedAliases } = deps;
    reservedAliases.include(app.routeSegments);
    app.addHook('onReady', () =>
      takeBackAliases(deps, (channel, { type }, payload) =>
        base.bus.publish({ type, channel, at: base.now(), payload }),
      ),
    );
    mountAvatars(app, avatars);
    if (thirdParty?.kind === 'development') mountDevelopmentIssuer(app, base);
  },
  start({ background }) {
    return () => background.settle();
  },
});
