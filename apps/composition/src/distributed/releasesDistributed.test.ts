import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { buildRelease, type TestRelease } from '@meet/service-releases/testing/buildRelease.ts';
import { createHash } from 'node:crypto';
import { adminFromOutside } from '../testing/adminFromOutside.ts';
import { launchDistributed, type DistributedDeployment } from '../testing/launchDistributed.ts';
import { readShellTypes } from '../testing/readShellTypes.ts';

const REMOTE = 'mfe-outside';
const SCRIPT = `/*${'outside'.repeat(50_000)}*/`;

let product: DistributedDeployment;
let url: string;
let headers: Record<string, string>;
let published: TestRelease;

beforeAll(async () => {
  product = await launchDistributed(['releases']);
  ({ url } = product);
  headers = { 'admin-token': await adminFromOutside(url, { DATA_DIR: product.dataDir }) };
  await fetch(`${url}/api/remotes`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ remote: REMOTE, team: 'Outside' }),
  });
});
afterAll(() => product.close());

async function publish({ record, files }: TestRelease, as: Record<string, string> = headers) {
  const form = new FormData();
  for (const [name, value] of Object.entries(await readShellTypes(url))) form.append(name, value);
  form.append('record', JSON.stringify(record));
  for (const [name, bytes] of files) form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${url}/api/releases/${REMOTE}`, { method: 'POST', headers: as, body: form });
  return { status: answer.status, body: (await answer.json()) as { code?: string; fields?: { message: string }[] } };
}
const pending = (document: string) => ({
  'operations.json': JSON.stringify({ [createHash('sha256').update(document).digest('hex')]: document }),
});

it('accepts a release through the gateway from publishers only, and validates it against the gateway’s schema', async () => {
  published = buildRelease({
    remote: REMOTE,
    files: { 'large.js': SCRIPT, ...pending('query Who { contacts { contactId } }') },
  });
  expect(await publish(published, {})).toMatchObject({ status: 401 });
  expect(await publish(published)).toMatchObject({ status: 200 });
  const broken = buildRelease({ remote: REMOTE, version: '2.0.0', files: pending('query Who { nobodyKnows }') });
  const refused = await publish(broken);
  expect(refused).toMatchObject({ status: 422, body: { code: 'RELEASE_REFUSED' } });
  expect(JSON.stringify(refused.body.fields)).toContain('nobodyKnows');
});

it('serves release files and the registry with their caching headers, and 404 for unknown files', async () => {
  const file = `${url}/r/${REMOTE}/${published.releaseId}/large.js`;
  const whole = await fetch(file);
  expect([whole.status, await whole.text()]).toEqual([200, SCRIPT]);
  expect(whole.headers.get('cache-control')).toContain('immutable');
  expect((await fetch(`${url}/r/${REMOTE}/${published.releaseId}/none.js`)).status).toBe(404);
  expect((await fetch(`${url}/r/${REMOTE}`)).status).toBe(404);

  const registry = await fetch(`${url}/registry.json`);
  expect([registry.status, registry.headers.get('content-encoding')]).toEqual([200, 'gzip']);
  expect(registry.headers.get('vary')).toBe('user-token, admin-token, accept-encoding');
  const etag = registry.headers.get('etag')!;
  expect((await fetch(`${url}/registry.json`, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

it('is awaited by a gateway that starts before it', async () => {
  await product.end('releases', 'SIGTERM');
  expect((await fetch(`${url}/registry.json`)).status).toBe(503);
  await product.restartGateway();
  for (const path of ['/registry.json', `/r/${REMOTE}/x/y.js`]) {
    const answer = await fetch(url + path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  }
  await product.start('releases');
  expect((await fetch(`${url}/registry.json`)).status).toBe(200);
});
