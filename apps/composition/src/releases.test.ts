import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { buildRelease, type TestRelease } from '@meet/service-releases/testing/buildRelease.ts';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { adminFromOutside } from './testing/adminFromOutside.ts';
import { endProcess } from './testing/endProcess.ts';
import { readShellTypes } from './testing/readShellTypes.ts';
import { startProductProcess } from './testing/startProductProcess.ts';

let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'meet-releases-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) await endProcess(child, 'SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

async function start() {
  const product = await startProductProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'fatal' });
  children.push(product.child);
  return product;
}

const newAdmin = (url: string) => adminFromOutside(url, { DATA_DIR: dataDir });

async function ask(url: string, init: RequestInit & { headers: Record<string, string> }) {
  const response = await fetch(url, init);
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a test reads what an outside caller would
  return { status: response.status, body: (await response.json()) as any };
}

async function toForm(url: string, { record, files }: TestRelease): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(await readShellTypes(url))) form.append(name, value);
  form.append('record', JSON.stringify(record));
  for (const [name, bytes] of files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

it('a product killed during a publication shows nothing of it, keeps earlier releases, and can publish it again', async () => {
  const first = await start();
  const token = await newAdmin(first.url);
  const headers = { 'admin-token': token };
  const json = { ...headers, 'content-type': 'application/json' };
  const remote = 'mfe-outside';
  await ask(`${first.url}/api/remotes`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ remote, team: 'Outside' }),
  });
  const [one, two] = ['1.0.0', '2.0.0'].map((version) =>
    buildRelease({ remote, version, files: { 'large.js': `/*${version.repeat(300_000)}*/` } }),
  ) as [TestRelease, TestRelease];
  const publish = async (url: string, release: TestRelease) =>
    ask(`${url}/api/releases/${remote}`, { method: 'POST', headers, body: await toForm(url, release) });
  expect((await publish(first.url, one)).body).toMatchObject({ success: true, isNew: true });
  const moved = await ask(`${first.url}/api/channels/${remote}`, {
    method: 'PUT',
    headers: { ...json, 'if-match': '"0"' },
    body: JSON.stringify({ stable: one.releaseId }),
  });
  expect(moved.body).toMatchObject({ success: true, channel: { stable: one.releaseId, revision: 1 } });

  const sent = new Response(await toForm(first.url, two));
  const bytes = Buffer.from(await sent.arrayBuffer());
  const half = request(`${first.url}/api/releases/${remote}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': sent.headers.get('content-type')!, 'content-length': bytes.length },
  });
  half.on('error', () => undefined);
  await new Promise((resolve) => half.write(bytes.subarray(0, bytes.length - 100), resolve));
  await endProcess(first.child, 'SIGKILL');

  const { url } = await start();
  const listed = await ask(`${url}/api/releases/${remote}`, { headers });
  expect(listed.body.releases.map(({ releaseId }: TestRelease) => releaseId)).toEqual([one.releaseId]);
  const live = async () => (await ask(`${url}/registry.json`, { headers: {} })).body.remotes[remote];
  expect(await live()).toEqual(one.record);
  const file = await fetch(`${url}${one.record.base}large.js`);
  expect([file.status, await file.text()]).toEqual([200, one.files.get('large.js')!.toString()]);
  expect((await publish(url, two)).body).toMatchObject({ success: true, isNew: true });
});
