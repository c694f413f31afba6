import { beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getFiles, IMAGES, listImages } from './images.mjs';
import { readImportGraphs } from './importGraph.mjs';
import { readImports } from './readImports.mjs';
import { ROOT } from './prepare.mjs';

const ENTRIES = {
  'single-process': ['apps/single-process/src/main.ts', 'apps/single-process/src/runMain.ts'],
  gateway: ['apps/distributed/src/main.ts', 'apps/distributed/src/runPart.ts', 'apps/composition/src/runProduct.ts'],
};
const getEntries = (name) =>
  ENTRIES[name] ?? [
    'apps/distributed/src/main.ts',
    'apps/distributed/src/runPart.ts',
    `services/${name}/src/service.ts`,
  ];

let graphs;

it('the import scanner for affected tests finds every import that dependency-cruiser finds, lazy ones and types included', () => {
  const { all } = (graphs ??= readImportGraphs());
  const scanned = readImports();
  const ours = [...all].filter(([file]) => isOurs(file) && existsSync(path.join(ROOT, file)));
  const imports = ours.flatMap(([file, imported]) => imported.filter((to) => all.has(to)).map((to) => [file, to]));
  expect(imports.length).toBeGreaterThan(10_000);
  expect(imports.filter(([file, to]) => isOurs(to) && !scanned.get(file)?.includes(to))).toEqual([]);
});

describe.each(Object.keys(IMAGES))('the image of %s', (name) => {
  let graph;
  beforeAll(() => {
    graph = (graphs ??= readImportGraphs()).atStart;
  });

  it('contains every module of the product that it loads at its start', () => {
    const files = new Set(getFiles(IMAGES[name]));
    const needed = new Set(getEntries(name));
    for (const file of needed) for (const to of graph.get(file) ?? []) if (graph.has(to) && isOurs(to)) needed.add(to);
    expect(needed.size).toBeGreaterThan(100);
    expect([...needed].filter((file) => !files.has(file))).toEqual([]);
  });

  it('contains no test, and no code of services that run elsewhere', () => {
    const files = getFiles(IMAGES[name]);
    expect(files.filter((file) => /[.]test[.]|\/testing\//.test(file))).toEqual([]);
    const operations = new Set(files.flatMap((file) => /^services\/([^/]+)\/src\/operations\//.exec(file)?.[1] ?? []));
    if (name !== 'single-process') expect([...operations]).toEqual(name === 'gateway' ? [] : [name]);
  });
});

it('a change rebuilds the images that contain it', () => {
  expect(listImages(['services/chat', 'e2e'])).toEqual(['chat']);
  expect(listImages(['services/meetings', 'apps/single-process'])).toEqual(['single-process', 'meetings']);
  expect(listImages(['gateway'])).toEqual(['gateway']);
  expect(listImages(['packages/service-kit'])).toEqual(expect.arrayContaining(['gateway', 'chat', 'releases']));
  expect(listImages(['mfe-chat'])).toEqual([]);
});

describe('the Dockerfile', () => {
  const text = readFileSync(path.join(ROOT, 'Dockerfile'), 'utf8');

  it('has a target for each image, run by a user who is not root', () => {
    for (const name of Object.keys(IMAGES)) {
      expect(text).toMatch(new RegExp(`^FROM (runtime|service) AS ${name}$`, 'm'));
      expect(text).toContain(`RUN node scripts/image.mjs ${name} /app\n`);
    }
    expect(text).toMatch(/^USER node$/m);
  });
});

const isOurs = (file) =>
  /^(contracts|packages|services|gateway|shell|apps|mfe-\w+)\//.test(file) && !file.includes('/node_modules/');
