import { getReleases, getShellTypes } from '@meet/releases-contract';
import { toIntegrity } from '@meet/releases-contract/checks';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { CompactSign, exportJWK } from 'jose';
import { buildRelease } from '../testing/buildRelease.ts';
import { bearer, startReleases, type TestReleases } from '../testing/startReleases.ts';

const [BEFORE, NOW] = ['a'.repeat(64), 'b'.repeat(64)];
const declared = (digest: string) => ({ digest, address: `/assets/shell-types.${digest}.json` });

let releases: TestReleases;
/** Declarations of the live shell. */
let live: ReturnType<typeof declared> | undefined = declared(BEFORE);
beforeAll(async () => {
  releases = await startReleases({ service: { validators: { shell: () => ({ ...(live && { types: live }) }) } } });
  await releases.newRemote();
});
afterAll(() => releases.close());

let builds = 0;
const build = (remote = 'mfe-crm') => buildRelease({ remote, version: `1.0.${(builds += 1)}` });
const publish = (release = build(), types?: string, more: Record<string, string> = {}) =>
  releases.publish(release, { ...releases.asAdmin, ...more }, { fields: types ? { types } : {} });

it('returns the address of the live shell’s type declarations to everyone', async () => {
  live = declared(BEFORE);
  expect((await releases.request(getShellTypes, {})).body).toMatchObject(declared(BEFORE));
  live = undefined;
  expect((await releases.request(getShellTypes, {})).body).toMatchObject({ digest: null, address: null });
});

it('accepts a release that was compiled with them, and keeps their digest', async () => {
  live = declared(BEFORE);
  const release = build();
  expect((await publish(release, BEFORE)).body).toMatchObject({ success: true, release: { types: BEFORE } });
  live = declared(NOW);
  // An accepted release stays unchanged.
  await releases.move({ stable: release.releaseId });
  expect((await publish(release, NOW)).body).toMatchObject({ isNew: false, release: { types: BEFORE } });
  const { body } = await releases.request(getReleases, { remote: 'mfe-crm' }, { as: releases.admin });
  expect(body.releases).toMatchObject([{ types: BEFORE }]);
});

it.each([
  ['that of a shell of before', BEFORE, 'typesStale', /mfe check/],
  ['none', undefined, 'typesMissing', /mfe-build/],
])('refuses a release whose digest is %s, and advises in three languages', async (_what, types, key, advice) => {
  live = declared(NOW);
  const said = await Promise.all(
    ['en_US', 'fr_FR', 'ro_RO'].map(async (locale) => {
      const { status, body } = await publish(build(), types, { locale });
      expect([status, body.code, body.fields[0].key]).toEqual([422, 'RELEASE_REFUSED', `releases.problems.${key}`]);
      return body.fields[0].message as string;
    }),
  );
  expect(new Set(said).size).toBe(3);
  for (const text of said) expect(text).toMatch(advice);
});

it('does not check types while the shell provides no declarations', async () => {
  live = undefined;
  expect((await publish()).body).toMatchObject({ success: true, release: { types: null } });
});

it('accepts only the digest that is within the signature', async () => {
  live = declared(NOW);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const { x } = await exportJWK(publicKey);
  await releases.newRemote('mfe-signed', { keys: [x!] });
  const token = await releases.newToken('mfe-signed');
  const release = build('mfe-signed');
  const signed = (types: string) =>
    new CompactSign(Buffer.from(toIntegrity(Buffer.from(JSON.stringify(release.record)))))
      .setProtectedHeader({ alg: 'EdDSA', types })
      .sign(privateKey);
  const send = async (signature: string) =>
    (await releases.publish(release, bearer(token), { fields: { signature, types: NOW } })).body;
  expect((await send(await signed(BEFORE))).fields).toMatchObject([{ key: 'releases.problems.signature' }]);
  expect(await send(await signed(NOW))).toMatchObject({ release: { isSigned: true, types: NOW } });
});
