import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createFileHasher } from './createFileHasher.js';

const inputs = { files: ['remote/main.ts', 'shared/limits.ts'], folders: ['shared'], absent: ['remote/main.tsx'] };
const LATER = Date.now() + 60_000;
let root: string;
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
/** Checks as the next build does: with a new hasher and the snapshot as JSON. */
const isUnchanged = (snapshot: unknown) => createFileHasher(root).isUnchanged(JSON.parse(JSON.stringify(snapshot)));

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hasher-'));
  for (const folder of ['remote', 'shared', 'node_modules']) mkdirSync(path.join(root, folder));
  write('remote/main.ts', 'export {};');
  write('shared/limits.ts', 'export const MAX = 1;');
});
afterEach(() => rmSync(root, { recursive: true }));

describe('the sources of a build', () => {
  it('are unchanged while no file that was read changes', () => {
    const snapshot = createFileHasher(root).snapshot(inputs, LATER);
    write('shared/limits.test.ts', 'a test is no part of a build');
    utimesSync(path.join(root, 'remote/main.ts'), new Date(), new Date());
    expect(isUnchanged(snapshot)).toBe(true);
  });

  it.each([
    ['a file of another package changes', () => write('shared/limits.ts', 'export const MAX = 2;')],
    ['a file is gone', () => rmSync(path.join(root, 'shared/limits.ts'))],
    ['a folder that was listed has one more file', () => write('shared/texts.ts', '')],
    ['something stands where nothing was found', () => write('remote/main.tsx', 'export {};')],
  ])('are changed when %s', (_what, change) => {
    const snapshot = createFileHasher(root).snapshot(inputs, LATER);
    change();
    expect(isUnchanged(snapshot)).toBe(false);
  });

  it('are changed when a file was written during the build', () => {
    const began = Date.now() - 60_000;
    expect(isUnchanged(createFileHasher(root).snapshot(inputs, began))).toBe(false);
  });

  it('exclude installed packages and files outside the workspace', () => {
    write('node_modules/library.js', '');
    const files = [...inputs.files, path.join(root, 'node_modules/library.js'), '/etc/hostname'];
    const snapshot = createFileHasher(root).snapshot({ ...inputs, files }, LATER);
    expect(Object.keys(snapshot.files)).toEqual(inputs.files);
  });
});
