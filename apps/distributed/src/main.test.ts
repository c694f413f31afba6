import { freePort } from '@meet/service-kit/testing/freePort';
import { launchPart } from '@meet/composition/testing/launchPart.ts';
import { SERVICE_NAMES } from '@meet/composition';
import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Launches a part that can't run, and returns its output when it exits. */
async function getRefusal(name: string, env: Record<string, string> = {}) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'meet-part-'));
  const part = launchPart(name, { DATA_DIR: dataDir, PORT: String(await freePort()), ...env });
  const [code] = await once(part.child, 'close');
  await rm(dataDir, { recursive: true, force: true });
  return { code, said: part.output() };
}

it('refuses an unknown name, and lists the known ones', async () => {
  const names = ['gateway', ...SERVICE_NAMES].join('|');
  expect(await getRefusal('chats')).toEqual({
    code: 2,
    said: `\nUsage: node apps/distributed/src/main.ts ${names}\n\n`,
  });
});

it('refuses to start a gateway without the addresses of all services, and names the missing ones', async () => {
  const elsewhere = SERVICE_NAMES.filter((name) => name !== 'chat' && name !== 'oauth');
  const SERVICE_URLS = elsewhere.map((name) => `${name}=http://127.0.0.1:9`).join(',');
  const { code, said } = await getRefusal('gateway', { SERVICE_URLS });
  expect([code, said.trim()]).toEqual([
    1,
    'A gateway runs no service: say in SERVICE_URLS where to reach oauth, chat.',
  ]);
});

it('refuses to start a service with invalid settings, and names them', async () => {
  const { code, said } = await getRefusal('chat', { PORT: 'none' });
  expect(code).toBe(1);
  expect(said).toContain('PORT');
});
