import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Call } from '@meet/contracts';
import {
  beginHubstaff,
  changeHubstaff,
  disconnectHubstaff,
  finishHubstaff,
  getHubstaff,
  getHubstaffProjects,
  getIntegrations,
  recordAttendance,
  type Integration,
} from '@meet/integrations-contract';
import { BEAT_MS, SERVICE_CALLER } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import { chooseHubstaff } from './chooseHubstaff.ts';
import { HUBSTAFF_CLIENT, startHubstaff, type TestHubstaff } from '../testing/startHubstaff.ts';
import { startIntegrations, type TestIntegrations } from '../testing/startIntegrations.ts';

const MINUTE_MS = 60_000;

const logged: string[] = [];
let hubstaff: TestHubstaff;
let services: TestIntegrations;
beforeAll(async () => {
  hubstaff = await startHubstaff();
  services = await startIntegrations({
    env: {
      HUBSTAFF_CLIENT_ID: HUBSTAFF_CLIENT.id,
      HUBSTAFF_CLIENT_SECRET: HUBSTAFF_CLIENT.secret,
      HUBSTAFF_ISSUER: hubstaff.url,
      HUBSTAFF_API_URL: hubstaff.url,
    },
    logTo: { write: (line) => void logged.push(line) },
  });
});
afterAll(async () => {
  await services.close();
  await hubstaff.close();
});
beforeEach(() => {
  hubstaff.entries.length = 0;
  hubstaff.answers.length = 0;
  hubstaff.revoke(false);
});

const ask = async (call: Call<never, never> | Call, as: TestPerson, body?: object) =>
  (await services.request(call as Call, body, { as })).body;
const begin = async (as: TestPerson) => (await ask(beginHubstaff as Call, as, {})).url as string;
async function connect(as: TestPerson, projectId: string | null = '502') {
  const answer = await ask(finishHubstaff as Call, as, hubstaff.agree(await begin(as)));
  expect(answer.success).toBe(true);
  return projectId === null ? answer.hubstaff : (await ask(changeHubstaff as Call, as, { projectId })).hubstaff;
}
const standing = async (as: TestPerson) => (await ask(getHubstaff as Call, as)).hubstaff;
let meetings = 0;
/** Ends a meeting that the person attended for 25 minutes. */
async function attend({ accountId }: TestPerson, meetingId = `meeting-${++meetings}`) {
  const startedAt = Date.parse('2026-11-22T10:00:00.000Z');
  const attendees = [{ accountId, startedAt, seconds: 1500 }];
  const notified = { meetingId, subject: 'Plans', attendees };
  await services.client.call(recordAttendance, notified, SERVICE_CALLER);
  await services.settle();
}
const later = async (ms: number) => {
  services.clock.advance(ms);
  await services.deps.hubstaff.deliver();
};
const ENTRY = { userId: '77', project_id: 502, start_time: '2026-11-22T10:00:00.000Z', tracked: 1500, note: 'Plans' };

describe('connecting with Hubstaff', () => {
  it('needs credentials in production, and uses the stand-in only in development without credentials', () => {
    const choose = (development: boolean, HUBSTAFF_CLIENT_ID?: string) =>
      chooseHubstaff({
        development,
        publicUrl: 'https://meet.example',
        secrets: { derive: () => Buffer.from('secret') },
        settings: { HUBSTAFF_CLIENT_ID, HUBSTAFF_ISSUER: 'https://hub', HUBSTAFF_API_URL: 'https://api.hub/' },
      } as never);
    expect(choose(false)).toBeUndefined();
    expect(choose(false, 'ours')).toMatchObject({ issuer: 'https://hub', apiUrl: 'https://api.hub', clientId: 'ours' });
    expect(choose(true, 'ours')).toMatchObject({ issuer: 'https://hub' });
    expect(choose(true)).toMatchObject({ issuer: 'https://meet.example/dev/hubstaff' });
  });

  it('uses Hubstaff’s page with state, nonce and PKCE, then lists projects to choose from', async () => {
    const person = services.signIn();
    const requested = new URL(await begin(person)).searchParams;
    expect(Object.fromEntries(requested)).toMatchObject({
      client_id: HUBSTAFF_CLIENT.id,
      redirect_uri: 'http://localhost:8080/user-authorize-hubstaff',
      response_type: 'code',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^.{20,}$/),
      nonce: expect.stringMatching(/^.{20,}$/),
      scope: 'openid profile email hubstaff:read hubstaff:write',
    });
    expect(await connect(person, null)).toEqual({
      hubstaffName: 'Ana at work',
      isEnabled: true,
      needsReconnect: false,
      projectId: null,
      projectName: null,
      lastResult: null,
      lastResultAt: null,
    });
    const card = (await ask(getIntegrations as Call, person)).integrations.find(
      ({ integrationId }: Integration) => integrationId === 'hubstaff',
    );
    expect(card).toMatchObject({ state: 'connected', connectionsCount: 1 });
    expect((await ask(getHubstaffProjects as Call, person)).projects).toEqual([
      { projectId: '501', projectName: 'Website', organizationName: 'Shop' },
      { projectId: '502', projectName: 'Basket', organizationName: 'Shop' },
    ]);
    expect(await ask(changeHubstaff as Call, person, { projectId: '502' })).toMatchObject({
      hubstaff: { projectId: '502', projectName: 'Basket' },
    });
    expect((await ask(changeHubstaff as Call, person, { projectId: '999' })).code).toBe('HUBSTAFF_PROJECT_UNKNOWN');
  });

  it('is refused for another person’s state, a used or expired one, and a wrong code', async () => {
    const [person, other] = [services.signIn(), services.signIn()];
    const code = async (as: TestPerson, body: object) => (await ask(finishHubstaff as Call, as, body)).code;
    const answer = hubstaff.agree(await begin(person));
    expect(await code(other, answer)).toBe('HUBSTAFF_REFUSED');
    expect(await code(person, answer)).toBeUndefined();
    expect(await code(person, answer)).toBe('HUBSTAFF_REFUSED');
    expect(await code(person, { ...hubstaff.agree(await begin(person)), code: 'wrong' })).toBe('HUBSTAFF_REFUSED');
    expect(await code(person, { ...hubstaff.agree(await begin(person)), state: 'wrong' })).toBe('HUBSTAFF_REFUSED');
    const old = hubstaff.agree(await begin(person));
    services.clock.advance(11 * MINUTE_MS);
    expect(await code(person, old)).toBe('HUBSTAFF_REFUSED');
    expect(await standing(other)).toBeNull();
    expect((await ask(getHubstaffProjects as Call, other)).code).toBe('HUBSTAFF_NOT_CONNECTED');
    expect((await ask(disconnectHubstaff as Call, other, {})).code).toBe('HUBSTAFF_NOT_CONNECTED');
  });
});

describe('a meeting that was attended', () => {
  it('is recorded as one time entry, even if it is reported several times', async () => {
    const person = services.signIn();
    await connect(person);
    await Promise.all(Array.from({ length: 5 }, () => attend(person, 'told-often')));
    expect(hubstaff.entries).toEqual([ENTRY]);
    expect(await standing(person)).toMatchObject({ lastResult: 'recorded', lastResultAt: services.clock.now() });
    expect(services.getEvents(person).at(-1)!.payload).toEqual({ integrationId: 'hubstaff', connectionsCount: 1 });
  });

  it('is not recorded without a connection or a project, or while recording is off', async () => {
    const [stranger, unset, off] = [services.signIn(), services.signIn(), services.signIn()];
    await connect(unset, null);
    await connect(off);
    await ask(changeHubstaff as Call, off, { isEnabled: false });
    for (const person of [stranger, unset, off]) await attend(person);
    expect(hubstaff.entries).toEqual([]);
    await ask(changeHubstaff as Call, off, { isEnabled: true });
    await attend(off);
    expect(hubstaff.entries).toEqual([ENTRY]);
  });

  it('is sent again if Hubstaff answered that it did not record it', async () => {
    const person = services.signIn();
    await connect(person);
    hubstaff.answers.push(503, 429);
    await attend(person);
    expect(await standing(person)).toMatchObject({ lastResult: 'waiting' });
    await later(MINUTE_MS / 2);
    expect(hubstaff.answers).toEqual([429]);
    await later(MINUTE_MS);
    expect(hubstaff.entries).toEqual([]);
    await later(6 * MINUTE_MS);
    expect(hubstaff.entries).toEqual([ENTRY]);
    expect(await standing(person)).toMatchObject({ lastResult: 'recorded' });
  });

  it('is counted for operators while it waits, with its age', async () => {
    const person = services.signIn();
    await connect(person);
    hubstaff.answers.push(503);
    await attend(person);
    services.clock.advance(MINUTE_MS + 30_000);
    expect(await services.queues()).toMatchObject({ 'time-entries': { length: 1, oldestSeconds: 30 } });
    await later(5_000);
    expect(await services.queues()).toMatchObject({ 'time-entries': { length: 0, oldestSeconds: 0 } });
  });

  it.each([['cut' as const], ['record-and-cut' as const], [500 as const]])(
    'is not sent again if it may have been recorded: %s',
    async (answer) => {
      const person = services.signIn();
      await connect(person);
      hubstaff.answers.push(answer);
      await attend(person);
      await later(60 * MINUTE_MS);
      expect(hubstaff.entries.length).toBe(answer === 'record-and-cut' ? 1 : 0);
      expect(await standing(person)).toMatchObject({ lastResult: 'uncertain' });
    },
  );

  it('is not sent again if Hubstaff refuses it', async () => {
    const person = services.signIn();
    await connect(person);
    hubstaff.answers.push(422);
    await attend(person);
    await later(60 * MINUTE_MS);
    expect(hubstaff.entries).toEqual([]);
    expect(await standing(person)).toMatchObject({ lastResult: 'refused' });
  });

  it('is sent with renewed tokens after the old ones expired, and each refresh token is used once', async () => {
    const person = services.signIn();
    await connect(person);
    hubstaff.expire();
    const before = hubstaff.refreshed;
    await Promise.all([
      attend(person),
      ask(getHubstaffProjects as Call, person),
      ask(getHubstaffProjects as Call, person),
    ]);
    expect(hubstaff.entries).toEqual([ENTRY]);
    expect(hubstaff.refreshed).toBe(before + 1);
    hubstaff.expire();
    await attend(person);
    expect(hubstaff.entries).toEqual([ENTRY, ENTRY]);
  });

  it('waits for a new connection if the authorization was revoked', async () => {
    const person = services.signIn();
    await connect(person);
    hubstaff.revoke(true);
    await attend(person);
    expect(await standing(person)).toMatchObject({ needsReconnect: true, lastResult: 'waiting' });
    expect((await ask(getHubstaffProjects as Call, person)).code).toBe('HUBSTAFF_REFUSED');
    hubstaff.revoke(false);
    expect(await connect(person, null)).toMatchObject({ needsReconnect: false, projectId: '502' });
    await later(1000);
    expect(hubstaff.entries).toEqual([ENTRY]);
  });

  it('is deleted with the connection', async () => {
    const person = services.signIn();
    await connect(person);
    hubstaff.answers.push(503);
    await attend(person);
    expect((await ask(disconnectHubstaff as Call, person, {})).success).toBe(true);
    await later(60 * MINUTE_MS);
    expect(hubstaff.entries).toEqual([]);
    expect(await standing(person)).toBeNull();
  });

  it('stores and logs no token, subject or state in clear', async () => {
    const person = services.signIn();
    await connect(person);
    hubstaff.answers.push(503);
    await attend(person);
    const { state } = Object.fromEntries(new URL(await begin(person)).searchParams);
    const secrets = ['Plans', state!, ...hubstaff.given];
    expect(secrets.length).toBeGreaterThan(3);
    for (const name of ['connections', 'entries', 'attempts']) {
      const documents = await services.connection.collection(`integrations.hubstaff_${name}`).find().toArray();
      expect([name, documents.length]).not.toEqual([name, 0]);
      expect([name, secrets.filter((secret) => JSON.stringify(documents).includes(secret))]).toEqual([name, []]);
    }
    expect(secrets.filter((secret) => logged.join('').includes(secret))).toEqual([]);
  });
});

describe('Hubstaff with several processes', () => {
  const start = async () => {
    const beside = await services.startBeside();
    return { beside, other: services.made.at(-1)! };
  };
  const pass = async () => {
    for (let passed = 0; passed < 30_000; passed += BEAT_MS) {
      services.clock.advance(BEAT_MS);
      await services.lease.keep();
      await services.deps.hubstaff.deliver();
    }
  };

  it('receives each entry once, with tokens that one process renews', async () => {
    const { other } = await start();
    const person = services.signIn();
    await connect(person);
    hubstaff.expire();
    const before = hubstaff.refreshed;
    const record = { accountId: person.accountId, startedAt: services.clock.now(), seconds: 60, note: 'Plans' };
    for (let at = 0; at < 6; at += 1) await services.deps.hubstaff.record({ ...record, meetingId: `shared-${at}` });
    await Promise.all([services.deps.hubstaff.deliver(), other.hubstaff.deliver()]);
    expect(hubstaff.entries).toHaveLength(6);
    expect(hubstaff.refreshed).toBe(before + 1);
    expect(await standing(person)).toMatchObject({ needsReconnect: false, lastResult: 'recorded' });
  });

  it('receives the queued entries of a dead process from another one, but not those that it was sending', async () => {
    const { beside } = await start();
    const person = services.signIn();
    await connect(person);
    const holder = await beside.lease.hold();
    await services.lease.keep();
    const entries = services.connection.collection<{ _id: string }>('integrations.hubstaff_entries');
    const record = { accountId: person.accountId, startedAt: services.clock.now(), seconds: 60, note: 'Plans' };
    for (const [meetingId, state] of [
      ['taken', 'queued'],
      ['told', 'sending'],
    ] as const) {
      await services.deps.hubstaff.record({ ...record, meetingId });
      await entries.updateOne({ _id: `${person.accountId} ${meetingId}` }, { $set: { state, holder } });
    }
    await services.deps.hubstaff.deliver();
    expect(hubstaff.entries).toEqual([]);
    await beside.kill();
    await pass();
    expect(hubstaff.entries).toHaveLength(1);
    expect(await entries.findOne({ _id: `${person.accountId} told` })).toMatchObject({ state: 'uncertain' });
  });
});
