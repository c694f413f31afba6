import { createWindowCounter, defineService } from '@meet/service-kit';
import { mountAvatars } from './avatars/mountAvatars.ts';
import { chooseCaptcha } from './captcha/chooseCaptcha.ts';
import { createBackground } from './createBackground.ts';
import type { Deps } from './Deps.ts';
import { createInvitationStore } from './invitations/createInvitationStore.ts';
import { createLinkStore } from './links/createLinkStore.ts';
import { createMailWriter } from './mails/createMailWriter.ts';
import { createModels } from './models/createModels.ts';
import { operations } from './operations/index.ts';
import { createAttemptGuard } from './policies/createAttemptGuard.ts';
import { createSessionStore } from './sessions/createSessionStore.ts';
import { accountsSettings } from './settings.ts';
import { chooseThirdParty } from './third-party/chooseThirdParty.ts';
import { mountDevelopmentIssuer } from './third-party/development/mountDevelopmentIssuer.ts';

const HOUR_MS = 3_600_000;

/** Accounts, sessions, profiles, preferences: who a person is and how they prove it. */
export const accountsService = defineService({
  name: 'accounts',
  settings: accountsSettings,
  setUp(base): Deps {
    const { connection, bus, client, secrets, settings, log, now, publicUrl, development } = base;
    const models = createModels(connection);
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
      linkStore: createLinkStore(models.links, now),
      invitationStore: createInvitationStore(models.invitations, now),
      captcha: chooseCaptcha(base, models),
      attempts: createAttemptGuard(attemptCounter, {
        perAccount: settings.SIGN_IN_MAX_FAILURES,
        perAddress: settings.SIGN_IN_MAX_FAILURES_PER_ADDRESS,
      }),
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
  routes(app, { avatars, thirdParty }, base) {
    mountAvatars(app, avatars);
    if (thirdParty?.kind === 'development') mountDevelopmentIssuer(app, base);
  },
  start({ background }) {
    return () => background.settle();
  },
});
