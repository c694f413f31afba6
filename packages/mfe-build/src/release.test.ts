import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { findProblems, type ReleaseRecord } from '@meet/contracts/remotes';
import path from 'node:path';
import { promisify } from 'node:util';

const BUILD = path.join(import.meta.dirname, 'bin/build.js');
const WORKSPACE = path.join(import.meta.dirname, '../../..');
const run = promisify(execFile);
let scratch: string;

const SOURCES = {
  'mfe-tiny/package.json': '{ "name": "mfe-tiny", "version": "1.2.3", "type": "module" }',
  'mfe-tiny/remote.manifest.ts': `
    import { defineManifest } from '@meet/contracts/remotes';
    const words = { en_US: 'Tiny', fr_FR: 'Petit', ro_RO: 'Mic' };
    export default defineManifest({
      name: 'mfe-tiny',
      words,
      pages: { tiny: { path: '/tiny', access: 'login' } },
      navigation: [{ page: 'tiny', words, icon: 'house', order: 5 }],
    });
  `,
  'mfe-tiny/src/remote.tsx': `
    import { useState } from 'react';
    import { GREETING } from '../../greetings/hello.ts';
    const load = () => import('./later.ts');
    export default function Tiny() {
      return <button onClick={load}>{useState(GREETING)[0]}</button>;
    }
  `,
  'mfe-tiny/src/later.ts': `export const later = 'later';`,
  'greetings/hello.ts': `export const GREETING = 'Hello';`,
};

/** A remote with texts in every possible place, parts in other files, and lazily loaded code. */
const PAINTED = {
  'mfe-tiny/remote.manifest.ts': `
    import { defineManifest } from '@meet/contracts/remotes';
    export default defineManifest({
      name: 'mfe-tiny',
      words: { en_US: 'Tiny', fr_FR: 'Petit', ro_RO: 'Mic' },
      pages: { tiny: { path: '/tiny', access: 'login' }, other: { path: '/tiny/other', access: 'login' } },
      fills: ['shell.chat/v1', 'tiny.dialog/v1'],
      declares: ['tiny.dialog/v1'],
    });
  `,
  'mfe-tiny/src/remote.tsx': `
    import { defineRemote } from '@meet/remote-kit';
    import { sharedTexts } from '../../greetings/texts.ts';
    import { pageTexts } from '../../greetings/pageTexts.ts';
    const tinyPage = () => import('./TinyPage.tsx');
    const OWN_TEXTS = { en_US: () => import('./page/en_US.json'), fr_FR: () => import('./page/fr_FR.json') };
    const later = () => import('./later.ts');
    const remote = defineRemote({
      id: 'mfe-tiny',
      texts: { en_US: () => import('./i18n/en_US.json'), fr_FR: () => import('./i18n/fr_FR.json') },
      contractTexts: [sharedTexts],
      routes: {
        tiny: { title: 'tiny', load: async () => (await tinyPage()).TinyPage },
        other: { title: 'other', texts: [OWN_TEXTS], contractTexts: [pageTexts], load: async () => (await import('./Other.tsx')).Other },
        unlisted: { title: 'unlisted', load: later },
      },
      extensions: {
        'shell.chat/v1': { load: async () => (await import('./Chat.tsx')).Chat },
        'tiny.dialog/v1': { load: later },
      },
      setup: () => void later(),
    });
    export default remote;
  `,
  'mfe-tiny/src/TinyPage.tsx': `
    import { useState } from 'react';
    const panel = () => import('./Panel.tsx');
    export const TinyPage = () => <p onClick={panel}>{useState('The tiny page')[0]}</p>;
  `,
  'mfe-tiny/src/Panel.tsx': `export const Panel = () => 'A panel of the tiny page';`,
  'mfe-tiny/src/Other.tsx': `export const Other = () => 'Another page';`,
  'mfe-tiny/src/Chat.tsx': `import { of } from 'rxjs'; export const Chat = () => of('A chat');`,
  'greetings/texts.ts': textsIn('shared'),
  'greetings/pageTexts.ts': textsIn('paged'),
  ...textFiles('mfe-tiny/src/i18n', 'own'),
  ...textFiles('mfe-tiny/src/page', 'of the page'),
  ...textFiles('greetings/shared', 'of a contract'),
  ...textFiles('greetings/paged', 'of the page’s contract'),
};

function textsIn(folder: string): string {
  const file = (locale: string) => `${locale}: () => import('./${folder}/${locale}.json')`;
  const name = folder === 'paged' ? 'pageTexts' : 'sharedTexts';
  return `const FILES = { ${file('en_US')}, ${file('fr_FR')} };
    export const ${name} = async (locale) => (await FILES[locale]()).default;`;
}

function textFiles(folder: string, whose: string): Record<string, string> {
  const file = (locale: string) => [`${folder}/${locale}.json`, JSON.stringify({ text: `${whose}, ${locale}` })];
  return Object.fromEntries([file('en_US'), file('fr_FR')]) as Record<string, string>;
}

interface Release {
  folder: string;
  record: ReleaseRecord;
  /** Every file's text, by name. */
  contents: Record<string, string>;
}

beforeAll(async () => {
  // The folder must be within the workspace, so that the build finds its packages.
  await mkdir(path.join(WORKSPACE, '.cache'), { recursive: true });
  scratch = await mkdtemp(path.join(WORKSPACE, '.cache/release-test-'));
  for (const [name, text] of Object.entries(SOURCES)) {
    const file = path.join(scratch, 'one', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

async function build(place: string): Promise<Release> {
  const target = path.join(scratch, place, 'mfe-tiny');
  // After a failed build, Module Federation writes a report to the working directory.
  const { stdout } = await run(process.execPath, [BUILD, target, 'production'], { cwd: target });
  const { path: folder } = JSON.parse(stdout.trim().split('\n').at(-1)!) as { path: string };
  const names = (await readdir(folder)).filter((name) => !name.endsWith('.br')).sort();
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  const contents = Object.fromEntries(names.map((name, at) => [name, texts[at]!]));
  return { folder, record: JSON.parse(contents['release.json']!), contents };
}

describe('a release', () => {
  it('has the same name and bytes in every folder, and another name after a change of bundled code', async () => {
    await cp(path.join(scratch, 'one'), path.join(scratch, 'two'), { recursive: true });
    const [here, there] = await Promise.all([build('one'), build('two')]);
    expect(Object.keys(there.contents)).toEqual(Object.keys(here.contents));
    expect(there.record).toEqual(here.record);
    expect(there.contents).toEqual(here.contents);

    const { hash, container, base, files } = here.record;
    expect(hash).toMatch(/^[0-9a-f]{12}$/);
    expect(path.basename(here.folder)).toBe(`1.2.3-${hash}`);
    expect(base).toBe(`/r/mfe-tiny/1.2.3-${hash}/`);
    expect(here.contents['remoteEntry.js']).toContain(container);
    expect(container).toBe(`mfe_tiny_${hash}`);
    expect(Object.keys(files).sort()).toEqual(Object.keys(here.contents).filter((name) => name !== 'release.json'));
    expect(findProblems(here.record)).toEqual([]);
    // The record lists exactly the imports from the shell.
    expect(Object.keys(here.record.shared)).toEqual(['react', 'react/jsx-runtime']);
    expect(here.record.manifest.navigation[0]!.icon[0]).toEqual([
      'path',
      expect.objectContaining({ d: expect.any(String) }),
    ]);
    for (const text of Object.values(here.contents)) expect(text).not.toContain('unnamed');

    await writeFile(path.join(scratch, 'one/greetings/hello.ts'), `export const GREETING = 'Good morning';`);
    expect((await build('one')).record.hash).not.toBe(hash);
  });

  it('contains the declarations of its remote, which import no other file', async () => {
    await cp(path.join(scratch, 'one'), path.join(scratch, 'declaring'), { recursive: true });
    const file = path.join(scratch, 'declaring/mfe-tiny/src/slots.ts');
    const declared = "declare module '@meet/remote-kit' { interface OwnPages { tiny: '/tiny' } }\nexport {};\n";
    await writeFile(file, declared);
    const { record, contents } = await build('declaring');
    expect(record.types).toBe('slots.d.ts');
    expect(contents['slots.d.ts']).toBe(declared);
    expect(findProblems(record)).toEqual([]);
    expect(findProblems({ ...record, types: 'elsewhere.d.ts' })).toEqual([{ key: 'file', at: 'elsewhere.d.ts' }]);
    expect(findProblems({ ...record, types: 'remoteEntry.js' })).toEqual([{ key: 'file', at: 'remoteEntry.js' }]);

    await writeFile(file, `import type { Poll } from './Poll.ts';\n${declared}`);
    await expect(build('declaring')).rejects.toThrow(/it can't name \.\/Poll\.ts/);
  });

  it('is not built without its exposed module, and the error names it', async () => {
    await cp(path.join(scratch, 'one'), path.join(scratch, 'empty'), { recursive: true });
    await rm(path.join(scratch, 'empty/mfe-tiny/src/remote.tsx'));
    await expect(build('empty')).rejects.toThrow(/Can't resolve '\.\/src\/remote\.tsx'/);
  });

  it.each([
    ['an address of the server’s own', "'/tiny'", "'/api/tiny'", /path: tiny/],
    ['a menu entry of no page', "page: 'tiny'", "page: 'other'", /navigation: other/],
    ['an icon that there is none of', "'house'", "'no-such-icon'", /no icon no-such-icon/],
  ])('is not built from a manifest with %s', async (_what, sound, unsound, problem) => {
    await cp(path.join(scratch, 'one'), path.join(scratch, 'unsound'), { recursive: true });
    const file = path.join(scratch, 'unsound/mfe-tiny/remote.manifest.ts');
    await writeFile(file, SOURCES['mfe-tiny/remote.manifest.ts'].replace(sound, unsound));
    await expect(build('unsound')).rejects.toThrow(problem);
  });

  it('records its first paint: scripts by page and slot, texts by language, and shared modules', async () => {
    await cp(path.join(scratch, 'one'), path.join(scratch, 'painted'), { recursive: true });
    for (const [name, text] of Object.entries(PAINTED)) {
      const file = path.join(scratch, 'painted', name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    const { record, contents } = await build('painted');
    expect(findProblems(record)).toEqual([]);
    const { remote, pages, slots } = record.firstPaint!;
    const holding = (...texts: string[]) =>
      texts
        .map((text) => Object.keys(contents).find((name) => name.endsWith('.js') && contents[name]!.includes(text)))
        .sort();

    expect(remote.files).toEqual(holding('"mfe-tiny"'));
    // A remote's own texts and its contracts' texts are in one file per language.
    expect(remote.texts).toEqual({ en_US: holding('own, en_US'), fr_FR: holding('own, fr_FR') });
    expect(contents[remote.texts.en_US![0]!]).toContain('of a contract, en_US');
    expect(contents[remote.texts.en_US![0]!]).not.toContain('fr_FR');
    expect(contents[remote.texts.fr_FR![0]!]).toContain('of a contract, fr_FR');
    expect(remote.shared).toEqual(['@meet/remote-kit']);
    expect(pages).toEqual({
      tiny: { files: holding('The tiny page'), texts: {}, shared: ['react', 'react/jsx-runtime'] },
      other: {
        files: holding('Another page'),
        texts: {
          en_US: holding('of the page, en_US', 'of the page’s contract, en_US'),
          fr_FR: holding('of the page, fr_FR', 'of the page’s contract, fr_FR'),
        },
        shared: [],
      },
    });
    expect(slots).toEqual({ 'shell.chat/v1': { files: holding('A chat'), texts: {}, shared: ['rxjs'] } });
  });

  it('records only its own scripts if its remote is not written as a definition', async () => {
    const { record, contents } = await build('one');
    const own = Object.keys(contents).find((name) => name.endsWith('.js') && contents[name]!.includes('Good morning'))!;
    expect(record.firstPaint).toEqual({
      remote: { files: [own], texts: {}, shared: ['react', 'react/jsx-runtime'] },
      pages: {},
      slots: {},
    });
  });

  it('is not written when the build fails', async () => {
    await cp(path.join(scratch, 'one'), path.join(scratch, 'broken'), { recursive: true });
    await rm(path.join(scratch, 'broken/mfe-tiny/dist'), { recursive: true, force: true });
    await writeFile(path.join(scratch, 'broken/greetings/hello.ts'), 'export const GREETING = ;');
    await expect(build('broken')).rejects.toThrow(/hello\.ts/);
    await expect(readdir(path.join(scratch, 'broken/mfe-tiny/dist'))).rejects.toThrow('ENOENT');
  });
});
