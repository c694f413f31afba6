import { createChatRoom, listChatRooms } from '@meet/chat-contract';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callFromOutside, signUpFromOutside, succeedFromOutside } from '../testing/callFromOutside.ts';
import { endProcess } from '../testing/endProcess.ts';
import { freePort } from '@meet/service-kit/testing/freePort';
import { startProductProcess, type ProductProcess } from '../testing/startProductProcess.ts';
import { aboutService } from './aboutService.ts';

const ROOT = path.join(import.meta.dirname, '../../../..');
const { version } = aboutService('chat');
const PAGE = path.join(ROOT, 'docs/how-to/ship-a-service.md');

let folder: string;
let port: number;
let gateway: ProductProcess;
const children: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'meet-ship-'));
  port = await freePort();
  gateway = await startProductProcess({ DATA_DIR: `${folder}/data`, SERVICE_URLS: `chat=http://localhost:${port}` });
  children.push(gateway.child);
});
afterAll(async () => {
  for (const child of children) await endProcess(child, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/** Returns the commands of a section, with this test's folder and ports instead of the document's. */
async function getCommands(section: string): Promise<string[]> {
  const text = (await readFile(PAGE, 'utf8')).split(/^## /m).find((part) => part.startsWith(section))!;
  const blocks = [...text.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block!);
  return blocks.map((block) =>
    block
      .replaceAll('~/meet', folder)
      .replaceAll('http://localhost:8080', gateway.url)
      .replaceAll('8091', String(port)),
  );
}

function run(commands: string) {
  // The last command replaces the shell, so that a signal reaches it.
  const script = commands.trim().replace(/^([A-Z_]+=.*)$/m, 'exec env $1');
  const env = { PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`, HOME: folder };
  const child = spawn('bash', ['-euc', script], { cwd: ROOT, env });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  return {
    child,
    async end() {
      const [code] = child.exitCode === null ? ((await once(child, 'close')) as [number]) : [child.exitCode];
      if (code !== 0) throw new Error(output);
    },
    async until(said: string) {
      while (!output.includes(said)) {
        if (child.exitCode !== null) throw new Error(output);
        await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
      }
    },
  };
}

it('the guide’s commands deploy, replace and roll back one service while the gateway runs', async () => {
  const { token } = await signUpFromOutside(gateway.url, 'Ana');
  const getStatus = async () => (await callFromOutside(gateway.url, listChatRooms, {}, token)).status;
  expect(await getStatus()).toBe(503);

  const [layOut] = await getCommands('2.');
  await run(layOut!).end();
  const [start] = await getCommands('3.');
  const first = run(start!);
  await first.until(`chat ${version} answers at`);
  expect(await getStatus()).toBe(200);
  const room = { participants: ['bo@example.com'], roomName: 'Of the first version' };
  await succeedFromOutside(gateway.url, createChatRoom, room, token);

  const [layOutNew, startNew] = await getCommands('4.');
  await run(layOutNew!).end();
  const manifest = path.join(folder, 'chat-2/services/chat/package.json');
  await writeFile(manifest, (await readFile(manifest, 'utf8')).replace(/"version": ".*"/, '"version": "99.0.0"'));
  await endProcess(first.child, 'SIGTERM');
  expect(await getStatus()).toBe(503);
  const second = run(startNew!);
  await second.until('chat 99.0.0 answers at');
  const { chatrooms } = await succeedFromOutside(gateway.url, listChatRooms, {}, token);
  expect(chatrooms.map(({ roomName }) => roomName)).toContain('Of the first version');

  await endProcess(second.child, 'SIGTERM');
  await run(start!).until(`chat ${version} answers at`);
  expect(await getStatus()).toBe(200);
  expect(gateway.child.exitCode).toBeNull();
});
