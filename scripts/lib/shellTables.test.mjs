import { describe, expect, it } from '@jest/globals';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { firstSegment, ROUTES } from '@meet/contracts/routes';
import { readManifest } from '../../packages/mfe-build/src/readManifest.js';
import { getFrame } from '../../shell/src/addresses/getFrame.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const SHELL = path.join(ROOT, 'shell/src');
const REMOTES = ['mfe-account', 'mfe-chat', 'mfe-meetings', 'mfe-network'];

const manifests = await Promise.all(REMOTES.map((remote) => readManifest(path.join(ROOT, remote))));

const remotes = {
  ownPageAt: (pathname) => {
    const pages = manifests.flatMap(({ pages }) => Object.entries(pages));
    const [name] = pages.find(([, { path }]) => path === pathname) ?? [];
    return name && { name };
  },
  findDrawer(name) {
    const manifest = manifests.find(({ pages }) => Object.hasOwn(pages, name));
    return manifest && { release: { manifest } };
  },
};

/** Returns the parts of the frame that a signed-in person has at an address, in few words. */
function partsAt(pathname) {
  const { navigation, footer, network, chat, tour } = getFrame(pathname, true, remotes);
  const parts = { menu: navigation === 'full', footer, network, chat, tour };
  return Object.keys(parts)
    .filter((part) => parts[part])
    .join(' ');
}

describe('the frame of the product’s own pages', () => {
  it.each([
    ['/', 'menu footer'],
    ['/dashboard/join', 'menu footer network chat tour'],
    ['/chat', 'menu network chat'],
    ['/chat/room-1/12', 'menu network chat'],
    ...[
      '/groups-management',
      '/ongoing-meetings',
      '/notifications',
      '/referrals',
      '/organization',
      '/integrations',
    ].map((page) => [page, 'menu footer network chat']),
    ['/meetings-history', 'menu footer network chat'],
    ['/followers', 'menu footer chat'],
    ['/invites', 'menu footer chat'],
    ['/s/123456789', 'network chat'],
    ['/j/123456789', 'network chat'],
    ['/m/s/123456789', ''],
    ['/m/j/123456789', ''],
    ['/meeting-end', 'menu footer'],
    ['/ana', 'menu footer'],
    ['/ana/week-plan', 'menu footer'],
    ['/landing-jira/token', 'menu footer'],
    ['/user-authorize-jira/token', 'menu footer'],
    ['/user-authorize-hubstaff', 'menu footer'],
    ...['landing', 'authorize', 'authorize-chrome-extension'].map((page) => [`/oauth2/${page}`, 'footer']),
    ...['remotes', 'health', 'previews'].map((page) => [`/operator/${page}`, 'menu footer']),
  ])('%s has %s', (pathname, parts) => {
    expect(partsAt(pathname)).toBe(parts);
  });
});

/**
 * Names that stand in the shell because it draws these pages itself before any manifest is there: the dashboard's
 * greeting and the page of a meeting's link, with its way to the dashboard.
 */
const ALLOWED = new Set([
  'initial-page/drawInitialPage.ts: dashboard',
  'instant-join/drawInstantJoin.ts: /dashboard',
  'instant-join/main.ts: s',
]);

describe('the shell', () => {
  it('names no remote and no page of one', async () => {
    const pages = manifests.flatMap((manifest) =>
      Object.entries(manifest.pages).flatMap(([name, page]) => {
        const pattern = page.path ?? ROUTES[name].path;
        const segment = firstSegment(pattern);
        return segment.startsWith(':') ? [] : [name, pattern, segment, `/${segment}`];
      }),
    );
    const names = new Set([...pages, ...REMOTES]);
    const files = (await readdir(SHELL, { recursive: true })).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file),
    );
    expect(files.length).toBeGreaterThan(100);
    const found = await Promise.all(
      files.map(async (file) => {
        const text = (await readFile(path.join(SHELL, file), 'utf8')).replaceAll(/hrefFor\(\s*'\w+'/g, '');
        const literals = [...text.matchAll(/'([^'\n]*)'/g)].map(([, literal]) => literal);
        const members = [...text.matchAll(/\bROUTES\.(\w+)/g)].map(([, name]) => name);
        return [...literals, ...members].filter((text) => names.has(text)).map((name) => `${file}: ${name}`);
      }),
    );
    expect(found.flat().filter((one) => !ALLOWED.has(one))).toEqual([]);
    expect([...ALLOWED].filter((one) => !found.flat().includes(one))).toEqual([]);
  });
});
