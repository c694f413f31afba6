import { describe, expect, it } from '@jest/globals';
import { globSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
const GATEWAY = path.join(ROOT, 'gateway/src');

/** Words of the kernel, which are names of domains too: the identity of a caller, and a build of a remote. */
const KERNEL = new Set(['account', 'accounts', 'release', 'releases']);

/** Names that stand in the gateway, with the reason for each. */
const ALLOWED = new Set([
  // The Trusted Types policy of the room's script, in the one list of policies.
  'edge/contentSecurityPolicy.ts: meeting',
  // The kernel's list of addresses that get the page of links.
  'edge/mountEdge.ts: meeting',
  // The published description of the subscription.
  'schema/base.ts: meetings',
  // The kernel's one name of an id that people type; GraphQL shows it as a string.
  'schema/readTypes.ts: meeting',
]);

/** Returns the code without comments and without names of pages, which the kernel's routes define. */
const readCode = (text) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '$1')
    .replaceAll(/hrefFor\(\s*'\w+'/g, '');

/** Returns the words of identifiers and texts: `listChatChannels` has list, chat and channels. */
const toWords = (code) => [...code.matchAll(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g)].map(([word]) => word.toLowerCase());

const domains = await readdir(path.join(ROOT, 'contracts'));
const contracts = globSync('contracts/*/src/**/*.ts', { cwd: ROOT, exclude: (name) => name.includes('generated') });
const defined = await Promise.all(
  contracts.map(async (file) => {
    const text = await readFile(path.join(ROOT, file), 'utf8');
    return [...text.matchAll(/\bdefine(?:Call|Event)\(\s*'(\w+)'/g)].map(([, name]) => name);
  }),
);
const callsAndEvents = new Set(defined.flat());
const files = (await readdir(GATEWAY, { recursive: true })).filter(
  (file) => file.endsWith('.ts') && !/\.test\.|^testing/.test(file),
);
const codes = await Promise.all(
  files.map(async (file) => ({ file, code: readCode(await readFile(path.join(GATEWAY, file), 'utf8')) })),
);

describe('the gateway', () => {
  it('is read whole, beside all contracts', () => {
    expect(files.length).toBeGreaterThan(30);
    expect(domains).toEqual(expect.arrayContaining(['accounts', 'chat', 'releases']));
    expect(callsAndEvents.size).toBeGreaterThan(300);
  });

  it('names no domain', () => {
    const names = new Set(
      domains.flatMap((name) => [name, name.replace(/s$/, '')]).filter((name) => !KERNEL.has(name)),
    );
    const found = codes.flatMap(({ file, code }) =>
      toWords(code)
        .filter((word) => names.has(word))
        .map((word) => `${file}: ${word}`),
    );
    expect(found.filter((one) => !ALLOWED.has(one))).toEqual([]);
    expect([...ALLOWED].filter((one) => !found.includes(one))).toEqual([]);
  });

  it('names no call and no event of a domain, and imports no contract and no service', async () => {
    const found = codes.flatMap(({ file, code }) =>
      [...code.matchAll(/\w+/g)].filter(([name]) => callsAndEvents.has(name)).map(([name]) => `${file}: ${name}`),
    );
    expect(found).toEqual([]);
    const tested = await Promise.all(
      globSync('**/*.ts', { cwd: GATEWAY }).map((file) => readFile(path.join(GATEWAY, file), 'utf8')),
    );
    const imported = tested.flatMap((text) => text.match(/'@meet\/[\w-]+/g) ?? []);
    expect([...new Set(imported)].sort()).toEqual(["'@meet/contracts", "'@meet/service-kit"]);
  });
});
