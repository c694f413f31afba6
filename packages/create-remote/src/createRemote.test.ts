import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findManifestProblems } from '@meet/contracts/remotes';
import { readPackage } from '@meet/mfe-build';
import { satisfy } from '@module-federation/runtime';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRemote } from './createRemote.js';

const TEMPLATE = path.join(import.meta.dirname, '../template');
let scratch: string;
beforeEach(async () => {
  scratch = await mkdtemp(path.join(tmpdir(), 'create-remote-'));
});
afterEach(() => rm(scratch, { recursive: true }));

const getFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

describe('npm create @meet/remote', () => {
  it('creates a remote of the given name, without traces of the template', async () => {
    const folder = path.join(scratch, 'mfe-team-polls');
    await createRemote(folder);
    const files = await getFiles(folder);
    const names = files.map((file) => path.relative(folder, file));
    expect(names).toEqual(
      expect.arrayContaining(['.gitignore', 'src/page/TeamPollsPage.tsx', '.github/workflows/ci.yml']),
    );
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    for (const text of [...names, ...texts]) expect(text).not.toMatch(/example-?things|mfe-EXAMPLE/i);
    const manifest = texts[names.indexOf('remote.manifest.ts')]!;
    for (const part of ["'mfe-team-polls'", "'/team-polls'", 'teamPolls.welcome/v1', "'Team polls'"]) {
      expect(manifest).toContain(part);
    }
  });

  it('has a template with a valid manifest', async () => {
    const { default: manifest } = (await import(path.join(TEMPLATE, 'remote.manifest.ts'))) as { default: never };
    const withIcons = { ...(manifest as object), navigation: [] };
    expect(findManifestProblems(withIcons as never)).toEqual([]);
  });

  it.each([
    ['a name that no remote may have', 'Polls!', /small letters/],
    ['a folder that holds something', 'mfe-polls', /not empty/],
  ])('refuses %s and keeps existing files', async (_what, name, message) => {
    const folder = path.join(scratch, name);
    if (name === 'mfe-polls') {
      await createRemote(folder);
      await writeFile(path.join(folder, 'README.md'), 'mine');
    }
    await expect(createRemote(folder)).rejects.toThrow(message);
    if (name === 'mfe-polls') expect(await readFile(path.join(folder, 'README.md'), 'utf8')).toBe('mine');
  });

  it('requires the versions that this workspace is built and tested with', async () => {
    const { dependencies, devDependencies } = JSON.parse(
      await readFile(path.join(TEMPLATE, 'package.json'), 'utf8'),
    ) as Record<'dependencies' | 'devDependencies', Record<string, string>>;
    const unfit = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name, range]) => !satisfy(readPackage(name, TEMPLATE).version, range),
    );
    expect(unfit).toEqual([]);
  });
});
