import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { decodeProtectedHeader, exportJWK, generateKeyPair } from 'jose';
import path from 'node:path';
import { runMfe } from './testing/runMfe.ts';
import { startRegistry, type TestRegistry } from './testing/startRegistry.ts';

const WORKSPACE = path.join(import.meta.dirname, '../../../..');
const ENTRY = `
  import { Button } from '@meet/ui';
  import type { Wish } from './wish.ts';
  const wish: Wish = { label: 'Go' };
  export default function Tiny() { return <Button loading>{wish.label}</Button>; }
`;
const SOURCES = {
  'package.json': '{ "name": "mfe-tiny", "version": "1.2.3", "type": "module" }',
  'remote.manifest.ts': `
    import { defineManifest } from '@meet/contracts/remotes';
    const words = { en_US: 'Tiny', fr_FR: 'Petit', ro_RO: 'Mic' };
    export default defineManifest({ name: 'mfe-tiny', words, pages: { tiny: { path: '/tiny', access: 'login' } } });
  `,
  'src/remote.tsx': ENTRY,
  'src/wish.ts': 'export interface Wish { readonly label: string }',
};
const STRICT = {
  compilerOptions: { strict: true, types: [] },
  extends: '@meet/mfe-build/tsconfig.json',
  include: ['src'],
};

/** Returns the declarations of a shell that the remote uses: a button with these properties. */
const button = (properties: string) => ({
  provided: { '@meet/ui': '@meet/ui/index.d.ts' },
  files: {
    '@meet/ui/index.d.ts': "export { Button } from './button/Button.js';",
    '@meet/ui/button/Button.d.ts': `
      import type { ReactNode } from 'react';
      export declare function Button(properties: { readonly children?: ReactNode; ${properties} }): ReactNode;
    `,
  },
});
const FITS = button('readonly loading?: boolean');

let folder: string;
let registry: TestRegistry;
beforeAll(() => mkdir(path.join(WORKSPACE, '.cache'), { recursive: true }));
beforeEach(async () => {
  // The folder must be within the workspace, so that the build finds its packages.
  folder = await mkdtemp(path.join(WORKSPACE, '.cache/mfe-types-'));
  for (const [name, text] of Object.entries(SOURCES)) await write(name, text);
  registry = await startRegistry('mfe-tiny');
});
afterEach(async () => {
  registry.stop();
  await rm(folder, { recursive: true, force: true });
});

async function write(name: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), text);
}

const mfe = (args: string[], env: Record<string, string> = {}) =>
  runMfe([...args, '--folder', folder], { MFE_GATEWAY: registry.url, MFE_TOKEN: registry.token, ...env });

describe('a release', () => {
  it('names and signs the declarations of the live shell that it fits', async () => {
    const digest = registry.declare(FITS);
    const { privateKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
    const released = await mfe(['release'], { MFE_SIGNING_KEY: JSON.stringify(await exportJWK(privateKey)) });
    expect(released).toMatchObject({ code: 0 });
    expect(registry.uploads).toMatchObject([{ types: digest }]);
    expect(decodeProtectedHeader(registry.uploads[0]!.signature!)).toEqual({ alg: 'EdDSA', types: digest });
    // Fetched declarations are cached for the next time, and removed when others are fetched.
    const kept = path.join(folder, 'node_modules/.cache/mfe/types');
    expect(existsSync(path.join(kept, digest))).toBe(true);
    const next = registry.declare(button('readonly loading?: boolean; readonly tone?: string'));
    expect(await mfe(['check'])).toMatchObject({ code: 0, json: { types: next } });
    expect((await readdir(kept)).filter((name) => name.length === digest.length)).toEqual([next]);
  });

  it.each([
    ['without a configuration of its own', undefined],
    ['with one', STRICT],
  ])(
    '%s is refused before it is sent if it uses a type that the live shell no longer declares',
    async (_how, config) => {
      if (config) await write('tsconfig.json', JSON.stringify(config));
      registry.declare(button('readonly tone?: string'));
      const { code, json } = await mfe(['release']);
      expect(code).toBe(1);
      expect(json.error!.message).toMatch(/^src\/remote\.tsx:5:\d+ .*live shell declares: TS2322: .*loading/);
      expect(registry.uploads).toEqual([]);
    },
  );

  it('is checked by its shipped files, and not by its tests', async () => {
    await write('tsconfig.json', JSON.stringify(STRICT));
    await write('src/remote.test.tsx', 'const wrong: string = 1;');
    registry.declare(FITS);
    expect(await mfe(['check'])).toMatchObject({ code: 0 });
    await write('src/wish.ts', 'export interface Wish { readonly label: string; readonly more: Missing }');
    const { code, json } = await mfe(['check']);
    expect(code).toBe(1);
    expect([json.error!.message, ...json.error!.details].join('\n')).toMatch(/src\/wish\.ts.*Missing/);
  });

  it('is refused if the declarations have another digest or a path outside their folder', async () => {
    registry.declare({ provided: {}, files: { '@meet/../../evil.d.ts': 'export {};' } });
    expect(await mfe(['release'])).toMatchObject({
      code: 1,
      json: { error: { message: expect.stringContaining('evil') } },
    });
    registry.declare(FITS);
    registry.forge(button('readonly evil: true'));
    expect(await mfe(['release'])).toMatchObject({
      code: 1,
      json: { error: { message: expect.stringContaining('another digest') } },
    });
    expect(registry.uploads).toEqual([]);
  });

  it('reports skipped type checks if the product is unreachable or has no declarations', async () => {
    const notified = async (env: Record<string, string>) => (await mfe(['check'], env)).json['skipped'] as string[];
    expect(await notified({})).toContainEqual(expect.stringMatching(/^Types .* does not tell/));
    expect(await notified({ MFE_GATEWAY: 'http://127.0.0.1:9' })).toContainEqual(
      expect.stringMatching(/^Types .* can’t be had/),
    );
  });
});
