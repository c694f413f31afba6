import { findAdministrators } from '@meet/accounts-contract';
import type { Background, Logger, Publish, Secrets, ServiceBase, Translator } from '@meet/service-kit';
import type { BlobStore } from '@meet/service-kit/blobs';
import type { Model } from 'mongoose';
import type { Validators } from './checks/Candidate.ts';
import { createLive, type Live } from './live/createLive.ts';
import { createRegistry, type RegistryReader } from './live/createRegistry.ts';
import { blobsModel, type BlobDocument } from './models/blobs.ts';
import { channelsModel, type ChannelRevision } from './models/channels.ts';
import { choicesModel } from './models/choices.ts';
import { countersModel, type CounterDocument } from './models/counters.ts';
import { releasesModel, type ReleaseDocument } from './models/releases.ts';
import { remotesModel, type RemoteDocument } from './models/remotes.ts';
import { testersModel, type TesterDocument } from './models/testers.ts';
import { tokensModel } from './models/tokens.ts';
import { trialsModel, type TrialDocument } from './models/trials.ts';
import { createChoices, type Choices } from './previews/createChoices.ts';
import { createTokenStore, type TokenStore } from './rights/createTokenStore.ts';
import type { settings } from './settings.ts';

export interface Deps extends Pick<ServiceBase<typeof settings>, 'settings'> {
  readonly remotes: Model<RemoteDocument>;
  readonly releases: Model<ReleaseDocument>;
  readonly channels: Model<ChannelRevision>;
  readonly counters: Model<CounterDocument>;
  readonly trials: Model<TrialDocument>;
  readonly testers: Model<TesterDocument>;
  readonly blobNotes: Model<BlobDocument>;
  readonly blobs: BlobStore;
  /** Returns whether an account is currently an administrator's. */
  isAdministrator(accountId: string): Promise<boolean>;
  readonly tokenStore: TokenStore;
  readonly choices: Choices;
  readonly live: Live;
  readonly registry: RegistryReader;
  readonly validators: Validators;
  readonly background: Background;
  readonly secrets: Secrets;
  readonly translator: Translator;
  readonly publish: Publish;
  readonly callAsService: ServiceBase['callAsService'];
  readonly publicUrl: string;
  readonly log: Logger;
  now(): number;
}

export interface DepsOptions {
  readonly validators: Validators;
  /** Store of the files; the default is the deployment's own blobs. */
  readonly blobs?: BlobStore;
}

/** Area of the deployment's blobs that contains the files of releases. */
const AREA = 'releases';

export function createDeps(base: ServiceBase<typeof settings>, { validators, blobs }: DepsOptions): Deps {
  const { connection, secrets, settings, now, background, translator, publish, callAsService, publicUrl, log } = base;
  const remotes = remotesModel(connection);
  const releases = releasesModel(connection);
  const channels = channelsModel(connection);
  const blobNotes = blobsModel(connection);
  const live = createLive({ remotes, releases, channels });
  const isAdministrator = async (accountId: string) => {
    const { administratorIds } = await callAsService(findAdministrators, { accountIds: [accountId] });
    return administratorIds.length > 0;
  };
  return {
    remotes,
    releases,
    channels,
    counters: countersModel(connection),
    trials: trialsModel(connection),
    testers: testersModel(connection),
    blobNotes,
    blobs: blobs ?? base.openBlobs(AREA, 'sha384'),
    isAdministrator,
    tokenStore: createTokenStore({ tokens: tokensModel(connection), secrets, isAdministrator, now }),
    choices: createChoices(choicesModel(connection)),
    live,
    registry: createRegistry(live),
    validators,
    settings,
    background,
    secrets,
    translator,
    publish,
    callAsService,
    publicUrl,
    log,
    now,
  };
}
