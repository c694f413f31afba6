import { INTERNAL_CHANNEL, type PayloadOf } from '@meet/contracts/events';
import { releasesPublished } from '@meet/releases-contract';
import { releasesTexts } from '@meet/releases-contract/texts';
import { defineService, repeat, repeatAsOne, type EventBus } from '@meet/service-kit';
import type { BlobStore } from '@meet/service-kit/blobs';
import type { Validators } from './checks/Candidate.ts';
import { createDeps } from './Deps.ts';
import type { Deps } from './Deps.ts';
import { mountFiles } from './files/mountFiles.ts';
import { sweepReleases } from './files/sweepReleases.ts';
import { mountRegistry } from './live/mountRegistry.ts';
import { operations } from './operations/index.ts';
import { settings } from './settings.ts';
import { seedReleases, type Built } from './seeding/seedReleases.ts';
import { mountUploads } from './uploads/mountUploads.ts';

export interface ReleasesServiceOptions {
  /** Sources for checks that need more than the release itself. */
  readonly validators?: Validators;
  /** Releases from the installation's own build, published at start. */
  readonly built?: Built;
  /** Store of the files; the default is the deployment's own blobs. */
  readonly blobs?: BlobStore;
}

/** Interval of sweeps; no other work depends on them. */
const SWEEP_MS = 3_600_000;
/** Interval at which lost events are made up for. Other changes of other processes arrive at once. */
const POLL_MS = 30_000;

/** Creates the service of remotes' live state: releases, channels, and the registry that pages read. */
export function createReleasesService({ validators = {}, built, blobs }: ReleasesServiceOptions = {}) {
  return defineService({
    name: 'releases',
    texts: [releasesTexts],
    settings,
    setUp: (base) => createDeps(base, { validators, blobs }),
    operations,
    routes(app, deps, base) {
      mountUploads(app, deps, base);
      mountFiles(app, deps);
      mountRegistry(app, deps, base);
    },
    async start(deps, { bus, lease }) {
      const stopFollowing = followOthers(deps, bus);
      const stopLooking = repeat(POLL_MS, () => deps.live.poll(), deps.log);
      if (built) await seedReleases(deps, built);
      const stopSweeping = repeatAsOne({
        ...{ name: 'releases.sweep', lease, periodMs: SWEEP_MS, log: deps.log, now: deps.now },
        task: ({ isOurs }) => sweepReleases(deps, isOurs),
      });
      return async () => {
        stopFollowing();
        await Promise.all([stopLooking(), stopSweeping()]);
      };
    },
  });
}

/** Updates the live state here when another process publishes a release. */
function followOthers({ live, log }: Deps, bus: EventBus): () => void {
  const stops = [
    bus.subscribe(INTERNAL_CHANNEL, ({ type, payload }) => {
      if (type !== releasesPublished.type) return;
      const { remote } = payload as PayloadOf<typeof releasesPublished>;
      live.refresh(remote).catch((error: unknown) => log.error({ err: error }, 'the live releases could not be read'));
    }),
    bus.onLost(() => live.forget()),
  ];
  return () => stops.forEach((stop) => stop());
}

export type { Validators, ShellPromise } from './checks/Candidate.ts';
export type { Built } from './seeding/seedReleases.ts';
