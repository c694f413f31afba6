import { createRecordReader, createWindowCounter, type ServiceBase } from '@meet/service-kit';
import type { Deps } from './Deps.ts';
import { createApiKeyStore } from './api-keys/createApiKeyStore.ts';
import { chooseCaptcha } from './captcha/chooseCaptcha.ts';
import { createInvitationStore } from './invitations/createInvitationStore.ts';
import { createLinkStore } from './links/createLinkStore.ts';
import { createMailWriter } from './mails/createMailWriter.ts';
import { createModels } from './models/createModels.ts';
import { createAttemptGuard } from './policies/createAttemptGuard.ts';
import { createKnownPlaces } from './policies/createKnownPlaces.ts';
import { createReservedAliases } from './policies/createReservedAliases.ts';
import { createSessionStore } from './sessions/createSessionStore.ts';
import { createSignUpStore } from './sign-ups/createSignUpStore.ts';
import { chooseThirdParties } from './third-party/chooseThirdParties.ts';
import type { AccountsSettings } from './settings.ts';

const HOUR_MS = 3_600_000;

export async function createDeps(base: ServiceBase<AccountsSettings>): Promise<Deps> {
  const { connection, background, publish, client, secrets, settings, now, publicUrl, development } = base;
  const models = createModels(connection);
  const attemptCounter = createWindowCounter({ connection, collection: 'accounts.attempts', secrets, now });
  return {
    ...models,
    accountOf: createRecordReader(models.accounts),
    sessionStore: createSessionStore({
      sessions: models.sessions,
      publish,
      secrets,
      keyIds: settings.SESSION_KEY_IDS.split(','),
      idleMs: settings.SESSION_IDLE_HOURS * HOUR_MS,
      lifeMs: settings.SESSION_DAYS * 24 * HOUR_MS,
      now,
    }),
    apiKeyStore: createApiKeyStore({ apiKeys: models.apiKeys, publish, secrets, now }),
    linkStore: createLinkStore(models.links, now),
    signUpStore: createSignUpStore(models.signUps, now),
    invitationStore: createInvitationStore(models.invitations, now),
    captcha: chooseCaptcha(base, models),
    attempts: createAttemptGuard(attemptCounter, createKnownPlaces(models.knownPlaces, secrets, now), {
      perAccount: settings.SIGN_IN_MAX_FAILURES,
      perAddress: settings.SIGN_IN_MAX_FAILURES_PER_ADDRESS,
    }),
    reservedAliases: createReservedAliases(models.reservedSegments, client),
    attemptCounter,
    ...chooseThirdParties(base, models),
    mailWriter: createMailWriter(client, publicUrl),
    background,
    secrets,
    publish,
    client,
    settings,
    publicUrl,
    development,
  };
}
