import { findAdministrators } from '@meet/accounts-contract';
import type { ServiceBase } from '@meet/service-kit';
import type { BlobStore } from '@meet/service-kit/blobs';
import type { Judges } from './checks/Candidate.ts';
import type { Deps } from './Deps.ts';
import { createLive } from './live/createLive.ts';
import { createRegistry } from './live/createRegistry.ts';
import { blobsModel } from './models/blobs.ts';
import { channelsModel } from './models/channels.ts';
import { choicesModel } from './models/choices.ts';
import { countersModel } from './models/counters.ts';
import { releasesModel } from './models/releases.ts';
import { remotesModel } from './models/remotes.ts';
import { testersModel } from './models/testers.ts';
import { tokensModel } from './models/tokens.ts';
import { trialsModel } from './models/trials.ts';
import { createChoices } from './previews/createChoices.ts';
import { createTokenStore } from './rights/createTokenStore.ts';
import type { settings } from './settings.ts';

export interface DepsOptions {
  readonly judges: Judges;
  /** Store of the files; without it, the deployment's own blobs. */
  readonly blobs?: BlobStore;
}

/** Files that releases are made of, among the deployment's blobs. */
const AREA = 'releases';

export function createDeps(base: ServiceBase<typeof settings>, { judges, blobs }: DepsOptions): Deps {
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
    judges,
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
