import { getReleases, RELEASE_BYTES_MAX, RELEASE_FILE_BYTES_MAX } from '@meet/releases-contract';
import { unexpectedFailures } from '@meet/service-kit';
import type { BlobStore } from '@meet/service-kit/blobs';
import { createBlobStore } from '@meet/service-kit/blobs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buildRelease } from '../testing/buildRelease.ts';
import { bearer, startReleases, type TestReleases } from '../testing/startReleases.ts';

let folder: string;
let releases: TestReleases;
let token: string;
/** Failure when the next blob is stored. */
let failure: Error | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-releases-'));
  const store = createBlobStore({ area: 'releases', folder, algorithm: 'sha384' });
  let kept = 0;
  const blobs: BlobStore = {
    ...store,
    async put(...input) {
      // Fails in the middle of an upload, not at its first file.
      if (failure && (kept += 1) > 1) throw failure;
      return store.put(...input);
    },
  };
  releases = await startReleases({ service: { blobs } });
  await releases.newRemote();
  token = await releases.newToken();
});
afterAll(async () => {
  await releases.close();
  await rm(folder, { recursive: true, force: true });
});

const raw = (payload: string, type = 'multipart/form-data; boundary=b') =>
  releases.request('releases/mfe-crm', payload, { headers: { ...bearer(token), 'content-type': type } });

/** Returns everything that was stored: listed releases, and files on the disk. */
async function kept(): Promise<[number, string[]]> {
  const { body } = await releases.request(getReleases, { remote: 'mfe-crm' }, { as: releases.admin });
  return [
    body.releases.length,
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(),
  ];
}

describe('a refused upload', () => {
  let before: Awaited<ReturnType<typeof kept>>;
  beforeEach(async () => void (before = await kept()));
  afterEach(async () => expect(await kept()).toEqual(before));

  it('is reported as truncated if it was aborted, with advice', async () => {
    const part = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.js"\r\n\r\nhalf of it';
    const answer = await raw(part);
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      400,
      'UPLOAD_TRUNCATED',
      expect.stringContaining('again'),
    ]);
  });

  it('is reported as malformed if it is no form, or contains a file twice', async () => {
    const json = await raw('{}', 'application/json');
    expect([json.status, json.body.code, json.body.message]).toEqual([
      400,
      'UPLOAD_MALFORMED',
      expect.stringContaining('Send multipart/form-data'),
    ]);
    const file = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.js"\r\n\r\na\r\n';
    const twice = await raw(`${file}${file}--b--\r\n`);
    expect([twice.status, twice.body.code]).toEqual([400, 'UPLOAD_MALFORMED']);
    const none = await raw(`${file}--b--\r\n`);
    expect([none.status, none.body.fields[0].key]).toEqual([400, 'releases.recordRequired']);
  });

  it('is reported as too large, in one file or in total, with the limit', async () => {
    const release = buildRelease();
    const large = Buffer.alloc(RELEASE_FILE_BYTES_MAX + 1);
    const one = await releases.publish(release, bearer(token), { files: [['a.js', large]] });
    const tooLarge = [413, 'UPLOAD_TOO_LARGE', expect.stringMatching(/larger than \d+ MB.*make the files smaller/)];
    expect([one.status, one.body.code, one.body.message]).toEqual(tooLarge);
    const announced = await releases.request('releases/mfe-crm', 'x', {
      headers: {
        ...bearer(token),
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': String(RELEASE_BYTES_MAX + 1),
      },
    });
    expect([announced.status, announced.body.code, announced.body.message]).toEqual(tooLarge);
  });

  it('is refused if its token was revoked during the transfer', async () => {
    const { record, files } = buildRelease({ version: '8.0.0' });
    const form = new FormData();
    form.append('record', JSON.stringify(record));
    for (const [name, bytes] of files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
    const sent = new Response(form);
    const bytes = Buffer.from(await sent.arrayBuffer());
    const value = await releases.newToken();
    const { tokenStore } = releases.deps;
    const { _id } = (await tokenStore.find(value))!;
    const upload = Readable.from(
      (async function* () {
        yield bytes.subarray(0, 100);
        // The service has begun to read.
        await tokenStore.remove(_id);
        yield bytes.subarray(100);
      })(),
    );
    const answer = await releases.request('releases/mfe-crm', upload, {
      headers: { ...bearer(value), 'content-type': sent.headers.get('content-type')! },
    });
    expect([answer.status, answer.body.code]).toEqual([401, 'PUBLISH_TOKEN_INVALID']);
  });

  it('is reported as having too many files, with the limit', async () => {
    const files = Array.from({ length: 10_000 }, (_, at) => [`${at}.js`, Buffer.from('x')] as const);
    const answer = await releases.publish(buildRelease(), bearer(token), { files });
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      413,
      'UPLOAD_TOO_MANY_FILES',
      expect.stringMatching(/at most \d+ files.*merge chunks/),
    ]);
  });
});

describe('an upload', () => {
  it.each([
    ['a full disk', Object.assign(new Error('full'), { code: 'ENOSPC' }), 507, 'STORAGE_FULL'],
    ['a store that can’t be reached', new Error('connect ECONNREFUSED'), 503, 'RELEASE_STORAGE_UNREACHABLE'],
  ])('leaves nothing behind after %s, and succeeds when it is repeated', async (_what, error, status, code) => {
    const release = buildRelease({ version: `5.0.${status}`, files: { 'a.js': `a${status}`, 'b.js': `b${status}` } });
    failure = error;
    const answer = await releases.publish(release, bearer(token));
    failure = undefined;
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    const { body } = await releases.request(getReleases, { remote: 'mfe-crm' }, { as: releases.admin });
    expect(body.releases.map(({ releaseId }: { releaseId: string }) => releaseId)).not.toContain(release.releaseId);
    expect((await releases.get(`${release.record.base}a.js`)).status).toBe(404);
    expect((await releases.publish(release, bearer(token))).body).toMatchObject({ success: true, isNew: true });
    expect((await releases.get(`${release.record.base}b.js`)).body).toBe(`b${status}`);
  });
});

describe('an upload with an unexpected failure', () => {
  it('is counted like other failed calls', async () => {
    const counted = async () =>
      (await unexpectedFailures.get()).values.find(({ labels }) => labels.call === 'publishRelease')?.value ?? 0;
    const before = await counted();
    failure = new Error('connect ECONNREFUSED');
    const release = buildRelease({ version: '7.0.0', files: { 'a.js': 'a700', 'b.js': 'b700' } });
    const { status } = await releases.publish(release, bearer(token));
    failure = undefined;
    expect([status, await counted()]).toEqual([503, before + 1]);
    // A publisher's mistake does not count as a failure of the service.
    await raw('{}', 'application/json');
    expect(await counted()).toBe(before + 1);
  });
});

describe('files without a release in use', () => {
  it('are swept after thirty days, while files of live releases stay', async () => {
    const [kept, left, never] = ['6.0.0', '6.0.1', '6.0.2'].map((version) =>
      buildRelease({ version, files: { 'own.js': `own(${version})` } }),
    );
    for (const release of [kept!, left!, never!]) await releases.publish(release, bearer(token));
    await releases.move({ stable: left!.releaseId });
    const { sweepReleases } = await import('../files/sweepReleases.ts');
    const sweep = () => sweepReleases(releases.deps);
    const getStatus = async ({ record }: typeof kept & object) => (await releases.get(`${record.base}own.js`)).status;
    releases.clock.advance(29 * 86_400_000);
    await releases.move({ stable: kept!.releaseId });
    await sweep();
    expect(await Promise.all([kept!, left!, never!].map(getStatus))).toEqual([200, 200, 200]);
    releases.clock.advance(2 * 86_400_000);
    await sweep();
    expect(await Promise.all([kept!, left!, never!].map(getStatus))).toEqual([200, 200, 404]);
    const before = (await readdir(path.join(folder, 'releases'), { recursive: true })).length;
    releases.clock.advance(29 * 86_400_000);
    await sweep();
    expect(await Promise.all([kept!, left!, never!].map(getStatus))).toEqual([200, 404, 404]);
    expect((await readdir(path.join(folder, 'releases'), { recursive: true })).length).toBeLessThan(before);
    expect((await releases.get(`${kept!.record.base}remoteEntry.js`)).status).toBe(200);
  });
});
