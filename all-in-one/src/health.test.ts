import { createAdmin, resetPassword, signIn } from '@meet/accounts-contract';
import { listChatRooms } from '@meet/chat-contract';
import type { OutputOf } from '@meet/contracts';
import { getHealth } from '@meet/releases-contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { versionsOf } from './apart/aboutService.ts';
import { openOperator } from './openOperator.ts';
import { SERVICE_NAMES } from './services.ts';
import { callFromOutside, mailedSecret, signUpFromOutside, succeedFromOutside } from './testing/callFromOutside.ts';
import { hearFromOutside } from './testing/hearFromOutside.ts';
import { launchApart, type ApartDeployment } from './testing/launchApart.ts';
import { PASSWORD } from './testing/password.ts';

let deployment: ApartDeployment;
let person: { readonly token: string };
let admin: string;

beforeAll(async () => {
  deployment = await launchApart(['chat', 'releases']);
  const { url, dataDir } = deployment;
  person = await signUpFromOutside(url, 'Ana');
  const email = 'root@example.com';
  const operator = await openOperator({ DATA_DIR: dataDir, PORT: new URL(url).port, LOG_LEVEL: 'fatal' });
  await operator.call(createAdmin, { email, fullName: 'Root Admin' });
  await operator.close();
  const key = await mailedSecret(url, email, 'reset-password');
  await succeedFromOutside(url, resetPassword, { key, password: PASSWORD });
  ({ token: admin } = await succeedFromOutside(url, signIn, { email, password: PASSWORD }));
});
afterAll(() => deployment.close());

async function ask(headers: Record<string, string>) {
  const response = await fetch(`${deployment.url}/api/${getHealth.path}`, { headers });
  return { status: response.status, body: (await response.json()) as OutputOf<typeof getHealth> };
}
async function healthOf(name: string) {
  const { services } = (await ask({ 'admin-token': admin })).body;
  return services.find((service) => service.name === name)!;
}

describe('how everything is', () => {
  it('is told to administrators alone', async () => {
    expect((await ask({})).status).toBe(401);
    expect((await ask({ 'user-token': person.token })).status).toBe(403);
    expect((await ask({ 'admin-token': admin })).status).toBe(200);
  });

  it('names every service with where it runs, what it is and how its calls go', async () => {
    const listener = await hearFromOutside(deployment.url, person.token);
    await succeedFromOutside(deployment.url, listChatRooms, {}, person.token);
    const { body } = await ask({ 'admin-token': admin });
    listener.close();
    expect(body).toMatchObject({ sockets: 1, takesWrites: true, databaseMs: expect.any(Number) });
    expect(body.services.map(({ name }) => name)).toEqual(SERVICE_NAMES);
    const { version, contract } = versionsOf('chat');
    expect(await healthOf('chat')).toMatchObject({
      state: 'apart',
      version,
      contract: contract.version,
      since: expect.any(Number),
      failures: 0,
      p99: expect.any(Number),
      waiting: null,
    });
    expect(await healthOf('accounts')).toMatchObject({ state: 'here', since: expect.any(Number), waiting: 0 });
  });

  it('says which service is away, and counts what was refused meanwhile', async () => {
    await deployment.end('chat', 'SIGKILL');
    expect((await callFromOutside(deployment.url, listChatRooms, {}, person.token)).status).toBe(503);
    const away = await healthOf('chat');
    expect(away).toMatchObject({ state: 'away', version: null, since: null });
    expect(away.failures).toBeGreaterThan(0);
    await deployment.start('chat');
    expect(await healthOf('chat')).toMatchObject({ state: 'apart' });
  });
});
