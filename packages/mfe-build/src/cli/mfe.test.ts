import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { toIntegrity } from '@meet/releases-contract/checks';
import { compactVerify, exportJWK, generateKeyPair } from 'jose';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runMfe } from './testing/runMfe.ts';
import { startRegistry, type TestRegistry } from './testing/startRegistry.ts';

const WORKSPACE = path.join(import.meta.dirname, '../../../..');

const SOURCES = {
  'package.json': '{ "name": "mfe-tiny", "version": "1.2.3", "type": "module", "mfe": { "sizeBudget": 50000 } }',
  'remote.manifest.ts': `
    import { defineManifest } from '@meet/contracts/remotes';
    const words = { en_US: 'Tiny', fr_FR: 'Petit', ro_RO: 'Mic' };
    export default defineManifest({ name: 'mfe-tiny', words, pages: { tiny: { path: '/tiny', access: 'login' } } });
  `,
  'src/remote.tsx': `
    import { useState } from 'react';
    export default function Tiny() { return <p>{useState('Hello')[0]}</p>; }
  `,
};

let folder: string;
let registry: TestRegistry;

beforeAll(async () => {
  // The folder must be within the workspace, so that the build finds its packages.
  await mkdir(path.join(WORKSPACE, '.cache'), { recursive: true });
  folder = await mkdtemp(path.join(WORKSPACE, '.cache/mfe-test-'));
  for (const [name, text] of Object.entries(SOURCES)) await write(name, text);
});
afterAll(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  registry = await startRegistry('mfe-tiny');
});
afterEach(() => registry.stop());

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
}

const mfe = (args: string[], env: Record<string, string> = {}) =>
  runMfe([...args, '--folder', folder], { MFE_GATEWAY: registry.url, MFE_TOKEN: registry.token, ...env });

const publish = async (greeting: string, ...args: string[]): Promise<string> => {
  await write('src/remote.tsx', SOURCES['src/remote.tsx'].replace('Hello', greeting));
  const { code, json } = await mfe(['release', ...args]);
  expect({ code, json }).toMatchObject({ code: 0 });
  return json['release'] as string;
};

describe('mfe', () => {
  it('publishes a signed release, promotes, sets a canary, rolls back, disables and shows the status', async () => {
    const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    const key = JSON.stringify(await exportJWK(privateKey));
    const published = await mfe(['release', '--promote'], { MFE_SIGNING_KEY: key });
    expect(published).toMatchObject({ code: 0, json: { isNew: true, channel: { stable: published.json['release'] } } });
    const one = published.json['release'] as string;
    const { recordText, signature } = registry.uploads[0]!;
    const { payload } = await compactVerify(signature!, publicKey);
    expect(new TextDecoder().decode(payload)).toBe(toIntegrity(recordText));

    const two = await publish('Good morning', '--channel', 'preview/morning');
    expect(registry.channel()).toMatchObject({ stable: one, previews: [{ name: 'morning', release: two }] });
    expect((await mfe(['canary', '10'])).code).toBe(0);
    expect(registry.channel()).toMatchObject({ canary: { release: two, percent: 10, people: [] } });
    expect((await mfe(['promote'])).code).toBe(0);
    expect(registry.channel()).toMatchObject({ stable: two });
    expect((await mfe(['rollback'])).code).toBe(0);
    expect(registry.channel()).toMatchObject({ stable: one });
    expect((await mfe(['disable', '--reason', 'too loud'])).code).toBe(0);
    expect(registry.channel()).toMatchObject({ disabled: true });
    expect((await mfe(['enable'])).code).toBe(0);
    const status = await mfe(['status']);
    expect(status.json).toMatchObject({ channel: { disabled: false, stable: one }, releases: [{}, {}] });
  });

  it('rolls the first release back to none', async () => {
    await publish('Hello', '--promote');
    expect((await mfe(['rollback'])).code).toBe(0);
    expect(registry.channel()).toMatchObject({ stable: null });
  });

  it('applies its change to a channel that changed meanwhile, unless both changed the same', async () => {
    const one = await publish('Hello', '--promote');
    const two = await publish('Good evening');
    registry.beforeNextChange((channel) => ({ ...channel, disabled: true }));
    expect((await mfe(['promote', two])).code).toBe(0);
    expect(registry.channel()).toMatchObject({ stable: two, disabled: true });

    registry.beforeNextChange((channel) => ({ ...channel, stable: null }));
    const late = await mfe(['promote', one]);
    expect(late).toMatchObject({ code: 3, json: { error: { details: ['stable is null now'] } } });
    expect(registry.channel()).toMatchObject({ stable: null });
  });

  it('shows the errors of the registry, without the token', async () => {
    registry.refuseNext(422, {
      code: 'RELEASE_REFUSED',
      message: 'One.',
      fields: [{ message: 'One.' }, { message: 'Two.' }],
    });
    const refused = await mfe(['release']);
    expect(refused).toMatchObject({ code: 1, json: { error: { message: 'One.', details: ['Two.'] } } });
    const foreign = await mfe(['status'], { MFE_TOKEN: 'mp_other' });
    expect(foreign).toMatchObject({ code: 1, json: { error: { message: 'This publish token is unknown.' } } });
    expect(foreign.json.error!.advice).toMatch(/MFE_TOKEN/);
    expect(foreign.text).not.toContain('mp_other');
  });

  it.each([
    ['a command that is none', ['shout'], {}, 2, /no command shout/],
    ['an option that is none', ['status', '--loud'], {}, 2, /--loud/],
    ['no gateway', ['status'], { MFE_GATEWAY: '' }, 2, /no address|Which product/],
    ['no token', ['release'], { MFE_TOKEN: '' }, 2, /publish token/],
    ['a key that is none', ['release'], { MFE_SIGNING_KEY: '{"kty":"secret-stuff"}' }, 2, /Ed25519/],
    ['a gateway that does not answer', ['status'], { MFE_GATEWAY: 'http://127.0.0.1:9' }, 4, /does not answer/],
    ['a channel that is none', ['release', '--channel', 'live'], {}, 2, /no channel/],
    ['a percentage that is none', ['canary', 'many'], {}, 2, /percent/],
  ])('ends with an explanation for %s', async (_what, args, env, code, message) => {
    const ending = await mfe(args, env as Record<string, string>);
    expect(ending).toMatchObject({ code, json: { error: { message: expect.stringMatching(message) } } });
    expect(ending.text).not.toContain('secret-stuff');
    expect(registry.uploads).toEqual([]);
  });

  it('checks size and styles before it publishes', async () => {
    expect(await mfe(['check'])).toMatchObject({ code: 0 });
    const heavy = await mfe(['check', '--budget', '100']);
    expect(heavy).toMatchObject({ code: 1, json: { error: { message: expect.stringMatching(/may have 100/) } } });
    await write('src/remote.tsx', `import './loud.css';\n${SOURCES['src/remote.tsx']}`);
    await write('src/loud.css', 'p { color: red; }');
    const loud = await mfe(['release']);
    expect(loud).toMatchObject({ code: 1, json: { error: { message: expect.stringMatching(/\.css.*@layer/) } } });
    expect(registry.uploads).toEqual([]);
    await write('src/loud.css', '@layer tiny { p { color: red; } }');
    expect(await mfe(['check'])).toMatchObject({ code: 0 });
  });

  it('writes the pages of live remotes to a file', async () => {
    await publish('Hello', '--promote');
    registry.list('mfe-polls', { poll: { path: '/polls/:id', access: 'login' }, dashboard: {} });
    expect(await mfe(['types'])).toMatchObject({ code: 0, json: { pages: { poll: '/polls/:id' } } });
    const written = await readFile(path.join(folder, 'src/livePages.generated.d.ts'), 'utf8');
    expect(written).toContain('poll: "/polls/:id";');
    expect(written).not.toContain('tiny');
  });

  it('writes the declarations of live remotes to files, and refuses forged ones', async () => {
    const declared =
      "declare module '@meet/remote-kit' { interface SlotTable { 'polls.open/v1': object } }\nexport {};\n";
    registry.list('mfe-polls', {}, declared);
    registry.list('mfe-quiet', {});
    expect(await mfe(['types'])).toMatchObject({ code: 0, json: { declared: ['mfe-polls'] } });
    const file = path.join(folder, 'src/liveTypes/mfe-polls.generated.d.ts');
    expect(await readFile(file, 'utf8')).toBe(`// Written by mfe types, of mfe-polls.\n${declared}`);

    registry.spoil('mfe-polls');
    const spoilt = await mfe(['types']);
    expect(spoilt).toMatchObject({ json: { error: { message: expect.stringMatching(/slots\.d\.ts is not what/) } } });
    expect(spoilt.code).not.toBe(0);
    // Existing files stay.
    expect(await readFile(file, 'utf8')).toContain('polls.open/v1');
  });
});
