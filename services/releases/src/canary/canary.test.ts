import {
  getChannelAudit,
  getReleases,
  sendTelemetry,
  TRIAL_SESSIONS_OF_ACCOUNT_MAX as OF_ONE,
} from '@meet/releases-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { metrics } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import fc from 'fast-check';
import { buildRelease, type TestRelease } from '../testing/buildRelease.ts';
import { startReleases, type TestReleases } from '../testing/startReleases.ts';
import { chosenBy, getPlace } from './chosenBy.ts';

/** Number of sessions from which these tests evaluate a canary. All `ACCOUNTS` accounts together have this many. */
const EVALUATED_FROM = 80;
const ACCOUNTS = EVALUATED_FROM / OF_ONE;
const accounts = fc.uuid();
const percents = fc.integer({ min: 0, max: 100 });

describe('a canary', () => {
  it('is assigned to the same people while it lasts, and to more as it grows', () => {
    fc.assert(
      fc.property(accounts, percents, percents, (accountId, one, other) => {
        const [fewer, more] = [Math.min(one, other), Math.max(one, other)];
        const falls = (percent: number) => chosenBy({ release: 'r', percent, people: [] }, 'mfe-crm', accountId);
        expect(falls(fewer)).toBe(falls(fewer));
        if (falls(fewer)) expect(falls(more)).toBe(true);
        expect([falls(0), falls(100)]).toEqual([false, true]);
      }),
    );
  });

  it('is assigned to named people, regardless of its percentage', () => {
    fc.assert(
      fc.property(accounts, (accountId) =>
        chosenBy({ release: 'r', percent: 0, people: [accountId] }, 'mfe-crm', accountId),
      ),
    );
  });

  it('is assigned to about its percentage of people', () => {
    const people = Array.from({ length: 10_000 }, (_, at) => `account-${at}`);
    const share = people.filter((accountId) => getPlace('mfe-crm/r', accountId) < 10).length / people.length;
    expect(share).toBeGreaterThan(0.085);
    expect(share).toBeLessThan(0.115);
  });
});

describe('the releases that people run', () => {
  let releases: TestReleases;
  let stable: TestRelease;
  let canary: TestRelease;
  /**
   * Accounts that get canaries, and accounts that do not: as many as needed, each with a network address of its own.
   */
  let trying: TestPerson[];
  let settled: TestPerson[];
  beforeAll(async () => {
    releases = await startReleases({ env: { CANARY_SESSIONS_MIN: String(EVALUATED_FROM) } });
    await releases.newRemote('mfe-crm', { teamEmail: 'crm-team@example.com' });
    stable = buildRelease({ version: '1.0.0' });
    await releases.publish(stable, releases.asAdmin);
    [trying, settled] = [1, 2].map(() => Array.from({ length: ACCOUNTS }, () => releases.signIn())) as [
      TestPerson[],
      TestPerson[],
    ];
  });
  afterAll(() => releases.close());
  let count = 0;
  beforeEach(async () => {
    canary = buildRelease({ version: `2.0.${(count += 1)}` });
    await releases.publish(canary, releases.asAdmin);
    await releases.move({
      stable: stable.releaseId,
      canary: { release: canary.releaseId, percent: 0, people: trying.map(({ accountId }) => accountId) },
    });
  });

  const as = (person: TestPerson) => ({ 'user-token': person.token });
  const report = (release: TestRelease, entry: object, person?: TestPerson, address?: string) =>
    releases.request(
      sendTelemetry,
      { entries: [{ remote: 'mfe-crm', releaseId: release.releaseId, ...entry }] },
      { ...(person && { as: person }), ...(address && { address }) },
    );
  const error = { errors: [{ kind: 'render', count: 1 }] };
  /** Reports `sessions` sessions of each person, and an error in each session of the first `failing` people. */
  async function run(release: TestRelease, people: TestPerson[], sessions: number, failing: number): Promise<void> {
    for (const [at, person] of people.entries()) {
      const address = `10.0.${at}.1`;
      for (let session = 0; session < sessions; session += 1)
        await report(release, { sessions: 1, ...(session === 0 && at < failing && error) }, person, address);
    }
    await releases.settle();
  }
  const isThere = async () => (await releases.channel()).canary !== null;

  it('are the canary for people to whom it is assigned, and stable for all others and visitors', async () => {
    const versionFor = async (headers = {}) => (await releases.registry(headers)).remotes['mfe-crm'].version;
    expect(await versionFor(as(trying[0]!))).toBe(canary.record.version);
    expect(await versionFor(as(settled[0]!))).toBe('1.0.0');
    expect(await versionFor()).toBe('1.0.0');
    expect(await versionFor({ 'user-token': 'dead' })).toBe('1.0.0');
    expect((await releases.registry(as(trying[0]!))).channels).toEqual({ 'mfe-crm': 'canary' });
  });

  it('are stable again after too many errors of a canary, which its team is notified of', async () => {
    await run(stable, settled, OF_ONE, 1);
    await run(canary, trying.slice(1), OF_ONE, 5);
    await run(canary, trying.slice(0, 1), OF_ONE - 1, 0);
    expect(await isThere()).toBe(true);
    releases.events.length = 0;
    await report(canary, { sessions: 1 }, trying[0]);
    await releases.settle();
    expect(await isThere()).toBe(false);
    expect(releases.events.some(({ type, channel }) => type === 'remotesChanged' && channel === 'everyone')).toBe(true);
    const { body } = await releases.request(getChannelAudit, { remote: 'mfe-crm' }, { as: releases.admin });
    expect(body.entries[0]).toMatchObject({
      action: 'rolledBack',
      by: 'system',
      reason: `5 errors in ${EVALUATED_FROM} sessions`,
      channel: { stable: stable.releaseId, canary: null },
    });
    expect(releases.mails).toMatchObject([
      { to: 'crm-team@example.com', subject: expect.stringContaining(canary.releaseId) },
    ]);
    expect((await releases.registry(as(trying[0]!))).remotes['mfe-crm'].version).toBe('1.0.0');
  });

  it('remain the canary if its errors are few, or if stable fails as often', async () => {
    await run(canary, trying, OF_ONE, 2);
    expect(await isThere()).toBe(true);
    const worse = buildRelease({ version: `1.0.${count}` });
    await releases.publish(worse, releases.asAdmin);
    await releases.move({ stable: worse.releaseId });
    await run(worse, settled, 1, 5);
    for (const person of trying.slice(2)) await report(canary, error, person);
    await releases.settle();
    expect(await isThere()).toBe(true);
  });

  it('are not changed by reports of one person, or of several people at one address', async () => {
    await run(canary, trying.slice(3), OF_ONE, 0);
    const loud = { sessions: 100, errors: [{ kind: 'load', count: 100 }] };
    for (let at = 0; at < 3 * OF_ONE; at += 1) await report(canary, loud, trying[0], `10.1.${at}.1`);
    await releases.settle();
    expect(await isThere()).toBe(true);
    for (const person of trying.slice(1, 3))
      for (let at = 0; at < OF_ONE; at += 1) await report(canary, loud, person, '10.1.0.1');
    await releases.settle();
    expect(await isThere()).toBe(true);
    await report(canary, loud, trying[3], '10.9.0.1');
    await releases.settle();
    expect(await isThere()).toBe(false);
  });

  it('are not changed by reports from others than people of the canary, or about unknown releases', async () => {
    await run(canary, settled, OF_ONE, ACCOUNTS);
    const loud = { sessions: 100, errors: [{ kind: 'load', count: 100 }] };
    for (let at = 0; at < 3; at += 1) await report(canary, loud);
    await releases.settle();
    expect(await isThere()).toBe(true);
    const { body } = await releases.request(getReleases, { remote: 'mfe-crm' }, { as: releases.admin });
    const notified = body.releases.find(({ releaseId }: { releaseId: string }) => releaseId === canary.releaseId);
    expect(notified).toMatchObject({ sessions: 0, errors: 0 });
    const unknown = { ...canary, releaseId: '7.7.7-0123456789ab' };
    expect((await report(unknown, { sessions: 5 })).status).toBe(200);
    expect(await metrics.metrics()).not.toContain('7.7.7-0123456789ab');
  });

  it('are stable again even if many visitors report errors of stable', async () => {
    for (let at = 0; at < 20; at += 1) await report(stable, { errors: [{ kind: 'load', count: 100 }] });
    await run(canary, trying, OF_ONE, 5);
    expect(await isThere()).toBe(false);
  });

  it('are stable again even if one address reports many errors of stable', async () => {
    const loud = { sessions: 100, errors: [{ kind: 'load', count: 100 }] };
    const fresh = buildRelease({ version: `1.1.${count}` });
    await releases.publish(fresh, releases.asAdmin);
    await releases.move({ stable: fresh.releaseId });
    for (const person of settled.slice(0, 4))
      for (let at = 0; at < OF_ONE; at += 1) await report(fresh, loud, person, '10.2.0.1');
    await run(canary, trying, OF_ONE, 5);
    expect(await isThere()).toBe(false);
  });

  it('are stored without account ids', async () => {
    await report(canary, { sessions: 1 }, trying[0]);
    const kept = await releases.connection.collection('releases.trials').find().toArray();
    expect(kept.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept)).not.toContain(trying[0]!.accountId);
  });

  it('are counted by remote, release and whether a person was signed in', async () => {
    const entry = { sessions: 3, errors: [{ kind: 'setup', count: 2 }], vitals: [{ name: 'lcp', value: 1_200 }] };
    await report(canary, entry, trying[0]);
    await report(canary, entry);
    const notified = await metrics.metrics();
    const labels = `remote="mfe-crm",release="${canary.releaseId}"`;
    for (const people of ['signed-in', 'anonymous']) {
      expect(notified).toContain(`meet_remote_sessions_total{${labels},people="${people}"} 3`);
      expect(notified).toContain(`meet_remote_errors_total{${labels},people="${people}",kind="setup"} 2`);
    }
    expect(notified).toContain(`meet_remote_lcp_milliseconds_count{${labels}} 2`);
  });

  it.each([
    ['too much at once', { sessions: 101 }, 400],
    ['an unknown kind', { errors: [{ kind: 'person@example.com', count: 1 }] }, 400],
    ['more than 16 KB', { errors: [], padding: 'x'.repeat(17_000) }, 413],
  ])('refuse a report of %s', async (_what, entry, status) => {
    expect((await report(canary, entry)).status).toBe(status);
  });
});
