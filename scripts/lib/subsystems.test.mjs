import { describe, expect, it } from '@jest/globals';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './prepare.mjs';

const FOLDER = 'docs/subsystems';
/** A backquoted path from the root to a file that the repository contains. */
const FILE = /`((?:[\w@.-]+\/)+[\w.-]+\.(?:tsx|ts|mjs|js))`/g;

const pages = readdirSync(path.join(ROOT, FOLDER)).map((name) => ({
  name,
  text: readFileSync(path.join(ROOT, FOLDER, name), 'utf8'),
}));

describe('docs/subsystems', () => {
  it.each(pages)('names files that exist: $name', ({ text }) => {
    const files = [...text.matchAll(FILE)].map(([, file]) => file);
    expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it.each(pages.filter(({ name }) => name !== 'README.md'))('names at least one file: $name', ({ text }) => {
    expect(text).toMatch(FILE);
  });

  it('lists each page in its README', () => {
    const { text } = pages.find(({ name }) => name === 'README.md');
    const listed = [...text.matchAll(/\(([\w-]+\.md)\)/g)].map(([, name]) => name);
    expect([...listed, 'README.md'].toSorted()).toEqual(pages.map(({ name }) => name).toSorted());
  });
});
