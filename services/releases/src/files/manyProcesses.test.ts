import {
  changeChannel,
  CANARY_SESSIONS_MIN,
  TRIAL_SESSIONS_OF_ACCOUNT_MAX,
  getChannelAudit,
  RELEASE_KEPT_DAYS,
  sendTelemetry,
} from '@meet/releases-contract';
import type { BlobStore } from '@meet/service-kit/blobs';
import { createBlobStore } from '@meet/service-kit/blobs';
import type { ProcessBeside } from '@meet/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { evaluateCanary } from '../canary/evaluateCanary.ts';
import type { Deps } from '../Deps.ts';
import { buildRelease, type TestRelease } from '../testing/buildRelease.ts';
import { startReleases, type TestReleases } from '../testing/startReleases.ts';
import { storeRelease } from '../uploads/storeRelease.ts';
import { sweepReleases } from './sweepReleases.ts';

const DAY_MS = 86_400_000;

let releases: TestReleases;
let beside: ProcessBeside;
let folder: string;
/** Runs before a sweep removes a blob; does nothing by default. */
let beforeRemoving: (digest: string) => Promise<void> = async () => {};
let mine: Deps;
let others: Deps;
const notes = () => releases.connection.collection('releases.blobs');

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-releases-'));
  const kept = createBlobStore({ area: 'releases', folder, algorithm: 'sha384' });
  const blobs: BlobStore = {
    ...kept,
    async remove(digest) {
      await beforeRemoving(digest);
      await kept.remove(digest);
    },
  };
  releases = await startReleases({ service: { blobs } });
  mine = releases.deps;
  beside = await releases.startBeside();
  others = releases.deps;
  await releases.newRemote();
});
afterAll(async () => {
  await releases.close();
  await rm(folder, { recursive: true, force: true });
});

const publishIn = (deps: Deps, { record, files }: TestRelease) =>
  storeRelease(deps, {
    ...{ record, recordText: JSON.stringify(record), files },
    ...{ signature: null, commit: null, types: null, publishedBy: 'CI' },
  });
const isServed = async ({ record }: TestRelease, name: string) =>
  (await releases.get(`${record.base}${name}`)).status === 200;
/** Publishes a release that no channel has named for so long that a sweep may delete it. */
async function publishOld(version: string, files: Record<string, string> = {}): Promise<TestRelease> {
  const release = buildRelease({ version, files });
  await publishIn(mine, release);
  releases.clock.advance((RELEASE_KEPT_DAYS + 2) * DAY_MS);
  return release;
}

describe('two processes of the releases service', () => {
  it('keep a blob that one of them is about to use while the other sweeps it', async () => {
    const shared = { 'shared.css': 'a { color: red }' };
    const old = await publishOld('1.0.0', shared);
    const fresh = buildRelease({ version: '1.1.0', files: shared });
    let publication: Promise<unknown> | undefined;
    beforeRemoving = async () => {
      // The publication has to wait for the sweep, so the test must not await it here.
      publication ??= publishIn(others, fresh);
      while ((await notes().countDocuments({ removing: { $ne: true }, at: releases.clock.now() })) === 0)
        await new Promise((resolve) => setImmediate(resolve));
    };
    await sweepReleases(mine);
    beforeRemoving = async () => {};
    await publication;
    expect(await isServed(old, 'shared.css')).toBe(false);
    expect([await isServed(fresh, 'shared.css'), await isServed(fresh, 'remoteEntry.js')]).toEqual([true, true]);
  });

  it('keep a release that one of them makes live while the other is about to delete it', async () => {
    const old = await publishOld('2.0.0');
    const looked = mine.channels.find.bind(mine.channels);
    const channels = new Proxy(mine.channels, {
      get: (model, name, receiver) =>
        name !== 'find'
          ? (Reflect.get(model, name, receiver) as unknown)
          : (...requested: Parameters<typeof looked>) => ({
              sort: () => ({
                lean: async () => {
                  const entries = await looked(...requested)
                    .sort({ _id: 1 })
                    .lean();
                  await releases.move({ stable: old.releaseId });
                  return entries;
                },
              }),
            }),
    });
    await sweepReleases({ ...mine, channels });
    expect((await releases.channel()).stable).toBe(old.releaseId);
    expect(await isServed(old, 'remoteEntry.js')).toBe(true);
  });

  it('finish a sweep that was killed, after which its blobs can be stored again', async () => {
    const old = await publishOld('3.0.0');
    beforeRemoving = () => Promise.reject(new Error('killed'));
    await expect(sweepReleases(mine)).rejects.toThrow('killed');
    beforeRemoving = async () => {};
    expect(await notes().countDocuments({ removing: true })).toBeGreaterThan(0);
    await sweepReleases(others);
    expect(await notes().countDocuments({ removing: true })).toBe(0);
    await publishIn(others, old);
    await mine.live.poll();
    expect(await isServed(old, 'remoteEntry.js')).toBe(true);
  });

  it('poll for changes whose announcement was lost', async () => {
    const release = buildRelease({ version: '4.0.0' });
    const unheard: Deps = { ...others, publish: async () => {} };
    await publishIn(unheard, release);
    expect((await mine.live.read()).get('mfe-crm')!.releases.has(release.releaseId)).toBe(false);
    await mine.live.poll();
    expect((await mine.live.read()).get('mfe-crm')!.releases.has(release.releaseId)).toBe(true);
  });

  it('accept one change of a revision, and both end up with it', async () => {
    const [one, two] = [buildRelease({ version: '5.0.0' }), buildRelease({ version: '5.1.0' })];
    for (const release of [one, two]) await publishIn(mine, release);
    const { revision } = await releases.channel();
    const move = (client: ProcessBeside['client'], stable: string) =>
      client
        .call(
          changeChannel,
          { remote: 'mfe-crm', stable, ifMatch: `"${revision}"` } as never,
          { ...releases.admin, address: '203.0.113.9' } as never,
        )
        .then(
          () => 'changed',
          ({ code }: { code: string }) => code,
        );
    const answers = await Promise.all([move(releases.client, one.releaseId), move(beside.client, two.releaseId)]);
    expect(answers.sort()).toEqual(['CHANNEL_REVISION_STALE', 'changed']);
    await mine.live.poll();
    await others.live.poll();
    const known = [mine, others].map(async ({ live }) => (await live.read()).get('mfe-crm')!.channel);
    const [first, second] = await Promise.all(known);
    expect(first).toEqual(second);
    expect(first!.revision).toBe(revision + 1);
  });

  it('count a canary’s errors together, and roll it back and notify its team once', async () => {
    await mine.remotes.updateOne({ _id: 'mfe-crm' }, { $set: { teamEmail: 'crm-team@example.com' } });
    const canary = buildRelease({ version: '6.0.0' });
    await publishIn(mine, canary);
    const trying = Array.from({ length: CANARY_SESSIONS_MIN / TRIAL_SESSIONS_OF_ACCOUNT_MAX }, () => releases.signIn());
    const people = trying.map(({ accountId }) => accountId);
    await releases.move({ canary: { release: canary.releaseId, percent: 0, people } });
    await Promise.all([mine.live.poll(), others.live.poll()]);
    const entry = { remote: 'mfe-crm', releaseId: canary.releaseId, sessions: 1 };
    const errors = [{ kind: 'render', count: 3 }];
    for (const [at, person] of trying.entries())
      for (let session = 0; session < TRIAL_SESSIONS_OF_ACCOUNT_MAX; session += 1)
        await [releases.client, beside.client][session % 2]!.call(
          sendTelemetry,
          { entries: [{ ...entry, errors }] } as never,
          { ...person, kind: 'user', address: `10.0.${at}.1` } as never,
        );
    await Promise.all([mine, others].map((deps) => evaluateCanary(deps, 'mfe-crm')));
    await Promise.all([mine, others].map(({ background }) => background.settle()));
    // If the other process rolled it back, the event may not have arrived here yet.
    await mine.live.poll();
    expect((await releases.channel()).canary).toBeNull();
    const { body } = await releases.request(getChannelAudit, { remote: 'mfe-crm' }, { as: releases.admin });
    const taken = (body.entries as { action: string }[]).filter(({ action }) => action === 'rolledBack');
    expect(taken).toHaveLength(1);
    expect(releases.mails).toHaveLength(1);
  });

  it('keep both previews that a person chooses at the same time', async () => {
    await releases.newRemote('mfe-other');
    const [crm, other] = [buildRelease({ version: '7.0.0' }), buildRelease({ remote: 'mfe-other' })];
    for (const [release, remote] of [
      [crm, 'mfe-crm'],
      [other, 'mfe-other'],
    ] as const) {
      await publishIn(mine, release);
      await releases.move({ previews: [{ name: 'next', release: release.releaseId }] }, remote);
    }
    await Promise.all([mine.live.poll(), others.live.poll()]);
    const person = releases.signIn();
    await Promise.all([
      mine.choices.set(person.accountId, { remote: 'mfe-crm', preview: 'next', issuer: null }),
      others.choices.set(person.accountId, { remote: 'mfe-other', preview: 'next', issuer: null }),
    ]);
    const kept = await mine.choices.of(person.accountId);
    expect(new Map(kept.map(({ remote, preview }) => [remote, preview]))).toEqual(
      new Map([
        ['mfe-crm', 'next'],
        ['mfe-other', 'next'],
      ]),
    );
  });
});
