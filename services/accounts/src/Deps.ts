import {
  createRecordReader,
  createWindowCounter,
  type ServiceBase,
  type Background,
  type WindowCounter,
} from '@meet/service-kit';
import { createApiKeyStore, type ApiKeyStore } from './api-keys/createApiKeyStore.ts';
import { chooseCaptcha } from './captcha/chooseCaptcha.ts';
import { createClosures, type Closures } from './closing/createClosures.ts';
import { createInvitationStore, type InvitationStore } from './invitations/createInvitationStore.ts';
import { createLinkStore, type LinkStore } from './links/createLinkStore.ts';
import { createMailWriter, type MailWriter } from './mails/createMailWriter.ts';
import { createModels, type Models } from './models/createModels.ts';
import { createAttemptGuard, type AttemptGuard } from './policies/createAttemptGuard.ts';
import { createKnownPlaces } from './policies/createKnownPlaces.ts';
import { createReservedAliases, type ReservedAliases } from './policies/createReservedAliases.ts';
import { createKnownDevices, type KnownDevices } from './sessions/createKnownDevices.ts';
import { createSessionStore, type SessionStore } from './sessions/createSessionStore.ts';
import { createSignUpStore, type SignUpStore } from './sign-ups/createSignUpStore.ts';
import { chooseThirdParties, type ThirdParties } from './third-party/chooseThirdParties.ts';
import type { AccountsSettings } from './settings.ts';
import type { Captcha } from './captcha/Captcha.ts';
import type { AccountRecord } from './models/accountModel.ts';

export interface Deps
  extends
    Models,
    ThirdParties,
    Pick<
      ServiceBase<AccountsSettings>,
      'secrets' | 'publish' | 'client' | 'settings' | 'publicUrl' | 'development' | 'log'
    > {
  /** Reads the current account record. Concurrent reads are batched into one query; see getAccount. */
  readAccount(accountId: string): Promise<Readonly<AccountRecord> | undefined>;
  readonly sessionStore: SessionStore;
  readonly knownDevices: KnownDevices;
  readonly apiKeyStore: ApiKeyStore;
  readonly linkStore: LinkStore;
  readonly closures: Closures;
  readonly signUpStore: SignUpStore;
  readonly invitationStore: InvitationStore;
  readonly captcha: Captcha;
  readonly attempts: AttemptGuard;
  readonly reservedAliases: ReservedAliases;
  readonly attemptCounter: WindowCounter;
  readonly mailWriter: MailWriter;
  readonly background: Background;
}

const HOUR_MS = 3_600_000;

export async function createDeps(base: ServiceBase<AccountsSettings>): Promise<Deps> {
  const { connection, background, publish, client, secrets, settings, now, publicUrl, development, lease, log } = base;
  const models = createModels(connection);
  const linkStore = createLinkStore(models.links, now);
  const attemptCounter = createWindowCounter({ connection, collection: 'accounts.attempts', secrets, now });
  return {
    ...models,
    readAccount: createRecordReader(models.accounts),
    sessionStore: createSessionStore({
      sessions: models.sessions,
      publish,
      secrets,
      keyIds: settings.SESSION_KEY_IDS.split(','),
      idleMs: settings.SESSION_IDLE_HOURS * HOUR_MS,
      lifeMs: settings.SESSION_DAYS * 24 * HOUR_MS,
      now,
    }),
    knownDevices: createKnownDevices(models.deviceRecords, now),
    apiKeyStore: createApiKeyStore({ apiKeys: models.apiKeys, publish, secrets, now }),
    linkStore,
    closures: createClosures({ models, client, linkStore, lease, log, now }),
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
    log,
  };
}
