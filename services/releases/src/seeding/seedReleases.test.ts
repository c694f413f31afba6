import { getChannelAudit, getReleases } from '@meet/releases-contract';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRelease, type TestRelease } from '../testing/buildRelease.ts';
import { startReleases, type TestReleases } from '../testing/startReleases.ts';
import { seedReleases, type Built } from './seedReleases.ts';

/** Digest of the declarations of the shell that was built together with the remotes. */
const TYPES = 'c'.repeat(64);

let folder: string;
let built: Built;
let releases: TestReleases;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-built-'));
  built = {
    registryFile: path.join(folder, 'registry.json'),
    getFolder: (remote, releaseId) => path.join(folder, remote, releaseId),
  };
  releases = await startReleases();
});
afterEach(async () => {
  await releases.close();
  await rm(folder, { recursive: true, force: true });
});

/** Writes a release to disk as a build does. */
async function build(release: TestRelease): Promise<TestRelease> {
  const target = built.getFolder(release.record.name, release.releaseId);
  for (const [name, bytes] of [...release.files, ['release.json', JSON.stringify(release.record)] as const]) {
    await mkdir(path.dirname(path.join(target, name)), { recursive: true });
    await writeFile(path.join(target, name), bytes);
  }
  await writeFile(
    built.registryFile,
    JSON.stringify({ remotes: { [release.record.name]: release.record }, types: TYPES }),
  );
  return release;
}
const crm = (version: string) =>
  build(buildRelease({ version, files: { 'parts/a.js': 'a()' }, manifest: { declares: ['crm.card/v1'] } }));
const start = () => seedReleases(releases.deps, built);
const live = async () => (await releases.registry()).remotes['mfe-crm']?.version;

describe('a start of the service', () => {
  it('publishes built releases by itself', async () => {
    await start();
    expect(await live()).toBeUndefined();
    const { record } = await crm('1.0.0');
    await start();
    expect(await live()).toBe('1.0.0');
    expect((await releases.get(`${record.base}parts/a.js`)).body).toBe('a()');
    const { body } = await releases.request(getReleases, { remote: 'mfe-crm' }, { as: releases.admin });
    expect(body.releases).toMatchObject([{ types: TYPES }]);
    await crm('1.1.0');
    await start();
    expect(await live()).toBe('1.1.0');
    expect((await releases.get(`${record.base}parts/a.js`)).status).toBe(200);
  });

  it('changes nothing if nothing new was built', async () => {
    await crm('1.0.0');
    await start();
    const before = await releases.channel();
    await start();
    expect(await releases.channel()).toEqual(before);
  });

  it('keeps a rollback until a newer release is built', async () => {
    const old = await crm('1.0.0');
    await start();
    await crm('2.0.0');
    await start();
    await releases.move({ stable: old.releaseId });
    await start();
    expect(await live()).toBe('1.0.0');
    await crm('2.0.1');
    await start();
    expect(await live()).toBe('2.0.1');
    const { body } = await releases.request(getChannelAudit, { remote: 'mfe-crm' }, { as: releases.admin });
    expect(body.entries.map(({ action, by }: Record<string, string>) => [action, by])).toEqual([
      ['seeded', 'build'],
      ['changed', 'Root Admin'],
      ['seeded', 'build'],
      ['seeded', 'build'],
    ]);
  });

  it('does not replace a release that a team published by hand', async () => {
    await releases.newRemote();
    const own = buildRelease({ version: '3.0.0' });
    await releases.publish(own, releases.asAdmin);
    await releases.move({ stable: own.releaseId });
    await crm('1.0.0');
    await start();
    expect(await live()).toBe('3.0.0');
  });

  it('continues with other releases if the files of one are missing', async () => {
    const { record } = await crm('1.0.0');
    const gone = buildRelease({ remote: 'mfe-gone' });
    await writeFile(built.registryFile, JSON.stringify({ remotes: { 'mfe-gone': gone.record, 'mfe-crm': record } }));
    await start();
    expect(Object.keys((await releases.registry()).remotes)).toEqual(['mfe-crm']);
  });
});
