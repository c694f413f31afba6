import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { OperationsPlugin } from './OperationsPlugin.js';
import { runBuild } from '../runBuild.js';

const [REQUESTED, LATER, UNUSED] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];
const DOCUMENTS = { [REQUESTED]: 'query Asked { a }', [LATER]: 'query Later { b }', [UNUSED]: 'query Unused { c }' };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-operations-'));
  await writeFile(path.join(folder, 'package.json'), '{ "sideEffects": false, "type": "module" }');
  await writeFile(
    path.join(folder, 'documents.js'),
    `export const asked = { hash: '${REQUESTED}' };\nexport const unused = { hash: '${UNUSED}' };\n`,
  );
  await writeFile(path.join(folder, 'later.js'), `export const later = { hash: '${LATER}' };\n`);
  await writeFile(
    path.join(folder, 'main.js'),
    `import { asked } from './documents.js';\nimport('./later.js').then(({ later }) => console.log(asked.hash, later.hash));\n`,
  );
});
afterEach(() => rm(folder, { recursive: true }));

async function build(filename: string): Promise<void> {
  await runBuild({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: path.join(folder, 'dist') },
    plugins: [new OperationsPlugin({ lists: [path.join(folder, 'list.json')], filename })],
  });
}
const written = async (name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, 'dist', name), 'utf8'));

describe('a build’s list of GraphQL documents', () => {
  it('contains the documents of its scripts, and none that was removed from them', async () => {
    await writeFile(path.join(folder, 'list.json'), JSON.stringify(DOCUMENTS));
    await build('operations.json');
    expect(await written('operations.json')).toEqual({ [REQUESTED]: DOCUMENTS[REQUESTED], [LATER]: DOCUMENTS[LATER] });
  });

  it('is empty if there are no documents', async () => {
    await build('operations.json');
    expect(await written('operations.json')).toEqual({});
  });

  it('is kept beside the list of an earlier build', async () => {
    await writeFile(path.join(folder, 'list.json'), JSON.stringify(DOCUMENTS));
    await build('operations/[contenthash].json');
    await writeFile(path.join(folder, 'list.json'), JSON.stringify({ [REQUESTED]: DOCUMENTS[REQUESTED] }));
    await build('operations/[contenthash].json');
    expect(await readdir(path.join(folder, 'dist/operations'))).toHaveLength(2);
  });
});
