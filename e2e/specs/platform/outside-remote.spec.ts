import { findProblems, type ReleaseRecord } from '@meet/contracts/remotes';
import { satisfy } from '@module-federation/runtime';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  installFrom,
  makeRemote,
  mfe,
  namesIn,
  oneMinorBehind,
  packForOutside,
  runIn,
  textsIn,
  type OutsideTeam,
} from '../../fixtures/outsideRemote.ts';
import { enter } from '../../fixtures/enter.ts';
import { startDevServer } from '../../fixtures/devServer.ts';
import { newAccount } from '../../fixtures/api.ts';
import { startOwnProduct } from '../../fixtures/ownProduct.ts';
import { newTeam } from '../../fixtures/releases.ts';
import { expect, test } from '../../fixtures/test.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
/** A version of React other than the shell's. */
const REACT = '19.3.0';

test.describe.configure({ mode: 'serial', timeout: 900_000 });

let team: OutsideTeam;
let remote: string;
test.beforeAll(async () => {
  team = await packForOutside();
});
test.afterAll(() => rm(team.folder, { recursive: true, force: true }));

test('the packages contain no tests and no paths of the build machine', async () => {
  expect([...team.tarballs.keys()]).toEqual(
    expect.arrayContaining(['@meet/ui', '@meet/chat-contract', '@meet/mfe-build']),
  );
  for (const [name, tarball] of team.tarballs) {
    const names = await namesIn(tarball);
    expect(names, name).toContain('package/LICENSE');
    expect(
      names.filter((file) => /\.test\.|\.map$|node_modules\//.test(file) && !file.startsWith('package/template/')),
      name,
    ).toEqual([]);
    const texts = await textsIn(tarball);
    expect(texts.includes(ROOT), name).toBe(false);
    expect(texts, name).not.toMatch(/^\/\/[#@] sourceMappingURL/m);
    const json = JSON.parse(await runIn(team.folder, 'tar', ['-xzOf', tarball, 'package/package.json'])) as object;
    expect(json, name).toMatchObject({ license: 'MIT', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect(json, name).not.toHaveProperty('private');
    expect(JSON.stringify(json), name).not.toContain('"*"');
  }
});

const STYLED_PAGE = `async () => {
        const [{ PollsPage }] = await Promise.all([import('./page/PollsPage.tsx'), import('./page/polls.css')]);
        return PollsPage;
      }`;

test('a remote in another repository is created, linted, tested and built with the packages alone', async () => {
  remote = await makeRemote(team, 'mfe-polls');
  const chat = await oneMinorBehind(team, '@meet/chat-contract');
  await installFrom(team, remote, ({ dependencies }) => ({
    dependencies: { ...dependencies, react: REACT, 'react-dom': REACT, '@meet/chat-contract': `file:${chat}` },
    // The contract of the integrations wants the present one.
    overrides: { '@meet/chat-contract': '$@meet/chat-contract' },
  }));
  const lock = JSON.parse(await readFile(path.join(remote, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  expect(lock.packages['node_modules/react']!.version).toBe(REACT);
  expect(lock.packages['node_modules/@meet/chat-contract']!.version).not.toBe(
    lock.packages['node_modules/@meet/network-contract']!.version,
  );

  // For calls to another domain, the remote has its own copy of that domain's contract.
  await mkdir(path.join(remote, 'src/chat'), { recursive: true });
  await writeFile(
    path.join(remote, 'src/chat/countRooms.ts'),
    `import { listChatRooms } from '@meet/chat-contract/operations';
import type { HostApi } from '@meet/remote-kit';

/** Counts the person's rooms. */
export async function countRooms({ api }: HostApi): Promise<number> {
  return (await api.execute(listChatRooms, {})).chatrooms.length;
}
`,
  );
  await writeFile(path.join(remote, 'src/page/polls.css'), '@layer polls { main { --polls-tint: seen; } }\n');
  await writeFile(path.join(remote, 'src/styles.d.ts'), "declare module '*.css';\n");
  const main = path.join(remote, 'src/remote.tsx');
  const setup = `  setup: (host) =>
    host.commands.add([
      {
        id: 'polls.rooms',
        label: 'Count rooms',
        group: 'Polls',
        run: () => void countRooms(host).then((count) => host.toast({ type: 'info', message: String(count) })),
      },
    ]),
  routes: {`;
  await writeFile(
    main,
    (await readFile(main, 'utf8'))
      .replace("import './slots.ts';", "import { countRooms } from './chat/countRooms.ts';\nimport './slots.ts';")
      .replace('  routes: {', setup)
      .replace("async () => (await import('./page/PollsPage.tsx')).PollsPage", STYLED_PAGE),
  );

  await runIn(remote, 'npm', ['run', 'types']);
  await runIn(remote, 'npm', ['run', 'lint']);
  await runIn(remote, 'npm', ['test']);

  const { folder } = (await mfe(remote, ['build'])) as { folder: string };
  const record = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
  expect(findProblems(record)).toEqual([]);
  expect(record).toMatchObject({ name: 'mfe-polls', manifest: { pages: { polls: { path: '/polls' } } } });
  const shell = JSON.parse(await readFile(path.join(ROOT, 'shell/dist/release.json'), 'utf8')) as {
    contracts: readonly number[];
    provides: Record<string, string>;
  };
  expect(shell.contracts).toContain(record.contract);
  // Repeats the shell's own check: it provides every requested module in a compatible version.
  const unfit = Object.entries(record.shared).filter(
    ([request, range]) => !shell.provides[request] || !satisfy(shell.provides[request], range),
  );
  expect(unfit).toEqual([]);
  expect(record.shared).toMatchObject({ react: '^19.0.0', '@meet/ui': expect.stringMatching(/^\^/) });
  expect(satisfy(shell.provides['react']!, REACT)).toBe(false);
  const operations = await readFile(path.join(folder, 'operations.json'), 'utf8');
  expect(operations).toMatch(/query \w*ChatRooms/);
});

test('the outside remote is published, drawn on a page and in a slot, and rolled back', async ({ newVisitor }) => {
  const product = await startOwnProduct({});
  try {
    const admin = await product.newAdmin();
    const { token } = await newTeam(product.url, admin, 'mfe-polls', { slots: ['polls'], routes: ['polls'] });
    const env = { MFE_GATEWAY: product.url, MFE_TOKEN: token };
    const ana = await newAccount(product.request, 'Ana Pop');
    const { page } = await newVisitor({ baseURL: product.url });
    await enter(page, 'user-token', ana);
    await page.goto('/dashboard/join');
    const menu = page.getByRole('navigation', { name: 'Main navigation' });
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    const entry = menu.getByRole('link', { name: 'Polls' });
    await expect(entry).toHaveCount(0);

    const released = await mfe(remote, ['release', '--promote'], env);
    expect(released).toMatchObject({ isNew: true, channel: { stable: released['release'] } });
    await page.reload();
    await entry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Polls' })).toBeVisible();
    await page.getByRole('button', { name: 'Say welcome' }).click();
    const dialog = page.getByRole('dialog', { name: 'Welcome' });
    await expect(dialog.getByText('Good to see you, Ana Pop.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Thank you' }).click();
    await expect(page.getByText('Welcomed 1 time.')).toBeVisible();

    // The browser checks the integrity of the remote's styles, as of its scripts.
    const tint = () =>
      page.getByRole('main').evaluate((main) => getComputedStyle(main).getPropertyValue('--polls-tint').trim());
    expect(await tint()).toBe('seen');
    const styles = /\/r\/mfe-polls\/[^?]+\.css/;
    await page.route(styles, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('seen', 'sees') });
    });
    await page.reload();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toBeVisible();
    expect(await tint()).toBe('');
    await page.unroute(styles);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Polls' })).toBeVisible();
    expect(await tint()).toBe('seen');

    // In the development shell, which the remote has as a package, the remote's own tools replace a changed component.
    const server = await startDevServer(path.join(remote, 'node_modules/.bin/mfe'), remote, 'mfe-polls', product.url);
    try {
      await page.goto(`${server.url}/polls`);
      await page.getByRole('button', { name: 'Say welcome' }).click();
      await dialog.getByRole('button', { name: 'Thank you' }).click();
      await expect(page.getByText('Welcomed 1 time.')).toBeVisible();
      const source = path.join(remote, 'src/page/PollsPage.tsx');
      const changed = (await readFile(source, 'utf8')).replace('<Page>', '<Page>\n      <Text>Seen at once</Text>');
      // In one step: a server that builds while the file is being written would read an empty one.
      await writeFile(`${source}.next`, changed);
      await rename(`${source}.next`, source);
      await expect(page.getByText('Seen at once')).toBeVisible();
      await expect(page.getByText('Welcomed 1 time.')).toBeVisible();
    } finally {
      await server.stop();
    }
    await page.goto(`${product.url}/polls`);

    expect(await mfe(remote, ['status'], env)).toMatchObject({ channel: { stable: released['release'] } });
    expect(await mfe(remote, ['rollback'], env)).toMatchObject({ channel: { stable: null } });
    await page.reload();
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(entry).toHaveCount(0);
  } finally {
    await product.stop();
  }
});

test('a remote that uses more than the live shell declares is refused, even if it compiles locally', async () => {
  const installed = path.join(remote, 'node_modules/@meet/ui/dist/index.d.ts');
  const page = path.join(remote, 'src/page/PollsPage.tsx');
  const [declared, source] = await Promise.all([installed, page].map((file) => readFile(file, 'utf8')));
  const product = await startOwnProduct({});
  try {
    const admin = await product.newAdmin();
    const team = await newTeam(product.url, admin, 'mfe-polls', { slots: ['polls'], routes: ['polls'] });
    const env = { MFE_GATEWAY: product.url, MFE_TOKEN: team.token };

    // The package now declares more, like a later version, so the remote by itself compiles.
    await writeFile(installed, `${declared}export declare function Ovation(): null;\n`);
    await writeFile(
      page,
      `import { Ovation } from '@meet/ui';\n${source!.replace('<Page>', '<Page>\n      <Ovation />')}`,
    );
    await runIn(remote, 'npm', ['run', 'types']);
    await expect(mfe(remote, ['release'], env)).rejects.toThrow(
      /src\/page\/PollsPage\.tsx:1:\d+ does not fit what the live shell declares: TS2305: .*Ovation/,
    );
    expect(await mfe(remote, ['status'], env)).toMatchObject({ releases: [] });

    await writeFile(page, source!);
    const { folder } = (await mfe(remote, ['build'])) as { folder: string };
    const record = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
    const stale = await team.publish({ record, files: new Map() }, undefined, 'a'.repeat(64));
    expect(stale).toMatchObject({ status: 422, body: { code: 'RELEASE_REFUSED' } });
    expect(stale.body['fields']).toContainEqual(expect.objectContaining({ key: 'releases.problems.typesStale' }));
    expect(await mfe(remote, ['release'], env)).toMatchObject({ isNew: true });
  } finally {
    await writeFile(installed, declared!);
    await product.stop();
  }
});
