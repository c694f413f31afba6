import { expect, test } from '@playwright/test';
import { findProblems, type ReleaseRecord } from '@meet/contracts/remotes';
import { satisfy } from '@module-federation/runtime';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
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

const ROOT = path.join(import.meta.dirname, '../../..');
/** Not the one that the shell is built with. */
const REACT = '19.3.0';

test.describe.configure({ mode: 'serial', timeout: 900_000 });

let team: OutsideTeam;
test.beforeAll(async () => {
  team = await packForOutside();
});
test.afterAll(() => rm(team.folder, { recursive: true, force: true }));

test('the packages hold no tests and nothing of the place where they were made', async () => {
  expect([...team.tarballs.keys()]).toEqual(
    expect.arrayContaining(['@meet/ui', '@meet/chat-contract', '@meet/mfe-build']),
  );
  for (const [name, tarball] of team.tarballs) {
    const names = await namesIn(tarball);
    expect(names, name).toContain('package/LICENSE');
    expect(
      names.filter((file) => /\.test\.|\.map$|node_modules/.test(file) && !file.startsWith('package/template/')),
      name,
    ).toEqual([]);
    const texts = await textsIn(tarball);
    expect(texts.includes(ROOT), name).toBe(false);
    expect(texts.includes('sourceMappingURL'), name).toBe(false);
    const json = JSON.parse(await runIn(team.folder, 'tar', ['-xzOf', tarball, 'package/package.json'])) as object;
    expect(json, name).toMatchObject({ license: 'MIT', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
    expect(json, name).not.toHaveProperty('private');
    expect(JSON.stringify(json), name).not.toContain('"*"');
  }
});

test('a remote of another repository is made, linted, tested and built from the packages alone', async () => {
  const remote = await makeRemote(team, 'mfe-polls');
  const chat = await oneMinorBehind(team, '@meet/chat-contract');
  await installFrom(team, remote, ({ dependencies }) => ({
    dependencies: { ...dependencies, react: REACT, 'react-dom': REACT, '@meet/chat-contract': `file:${chat}` },
  }));
  const lock = JSON.parse(await readFile(path.join(remote, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>;
  };
  expect(lock.packages['node_modules/react']!.version).toBe(REACT);
  expect(lock.packages['node_modules/@meet/chat-contract']!.version).not.toBe(
    lock.packages['node_modules/@meet/network-contract']!.version,
  );

  // What it asks of another domain, it asks by its own copy of that domain's contract.
  await mkdir(path.join(remote, 'src/chat'), { recursive: true });
  await writeFile(
    path.join(remote, 'src/chat/countRooms.ts'),
    `import { listChatRooms } from '@meet/chat-contract/operations';
import type { HostApi } from '@meet/remote-kit';

/** How many rooms the person has. */
export async function countRooms({ api }: HostApi): Promise<number> {
  return (await api.execute(listChatRooms, {})).chatrooms.length;
}
`,
  );
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
      .replace('  routes: {', setup),
  );

  await runIn(remote, 'npm', ['run', 'types']);
  await runIn(remote, 'npm', ['run', 'lint']);
  await runIn(remote, 'npm', ['test']);

  const { folder } = (await mfe(remote, ['build'])) as { folder: string };
  const record = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8')) as ReleaseRecord;
  expect(findProblems(record)).toEqual([]);
  expect(record).toMatchObject({ name: 'mfe-polls', contract: 1, manifest: { pages: { polls: { path: '/polls' } } } });
  const shell = JSON.parse(await readFile(path.join(ROOT, 'shell/dist/release.json'), 'utf8')) as {
    contract: number;
    provides: Record<string, string>;
  };
  expect(record.contract).toBe(shell.contract);
  // The shell's own judge: every module that is asked for is there, in a version that fits.
  const unfit = Object.entries(record.shared).filter(
    ([request, range]) => !shell.provides[request] || !satisfy(shell.provides[request], range),
  );
  expect(unfit).toEqual([]);
  expect(record.shared).toMatchObject({ react: '^19.0.0', '@meet/ui': expect.stringMatching(/^\^/) });
  expect(satisfy(shell.provides['react']!, REACT)).toBe(false);
  const operations = await readFile(path.join(folder, 'operations.json'), 'utf8');
  expect(operations).toMatch(/query \w*ChatRooms/);
});
