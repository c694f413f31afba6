import { CANARY_SESSIONS_MIN, getChannelAudit, sendTelemetry } from '@meet/releases-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { metrics } from '@meet/service-kit';
import type { TestPerson } from '@meet/service-kit/testing';
import fc from 'fast-check';
import { buildRelease, type TestRelease } from '../testing/buildRelease.ts';
import { startReleases, type TestReleases } from '../testing/startReleases.ts';
import { chosenBy, placeOf } from './chosenBy.ts';

const accounts = fc.uuid();
const percents = fc.integer({ min: 0, max: 100 });

describe('a canary', () => {
  it('falls to the same people for as long as it is there, and to more as it grows', () => {
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

  it('falls to whom it names, whatever its percentage', () => {
    fc.assert(
      fc.property(accounts, (accountId) =>
        chosenBy({ release: 'r', percent: 0, people: [accountId] }, 'mfe-crm', accountId),
      ),
    );
  });

  it('falls to as many as it says', () => {
    const people = Array.from({ length: 10_000 }, (_, at) => `account-${at}`);
    const share = people.filter((accountId) => placeOf('mfe-crm/r', accountId) < 10).length / people.length;
    expect(share).toBeGreaterThan(0.085);
    expect(share).toBeLessThan(0.115);
  });
});

describe('the releases that people run', () => {
  let releases: TestReleases;
  let stable: TestRelease;
  let canary: TestRelease;
  let trying: TestPerson;
  let settled: TestPerson;
  beforeAll(async () => {
    releases = await startReleases();
    await releases.newRemote('mfe-crm', { teamEmail: 'crm-team@example.com' });
    stable = buildRelease({ version: '1.0.0' });
    await releases.publish(stable, releases.asAdmin);
    trying = releases.signIn();
    settled = releases.signIn();
  });
  afterAll(() => releases.close());
  let count = 0;
  beforeEach(async () => {
    canary = buildRelease({ version: `2.0.${(count += 1)}` });
    await releases.publish(canary, releases.asAdmin);
    await releases.move({
      stable: stable.releaseId,
      canary: { release: canary.releaseId, percent: 0, people: [trying.accountId] },
    });
  });

  const as = (person: TestPerson) => ({ 'user-token': person.token });
  const report = (release: TestRelease, entry: object, person?: TestPerson) =>
    releases.request(
      sendTelemetry,
      { entries: [{ remote: 'mfe-crm', releaseId: release.releaseId, ...entry }] },
      { ...(person && { as: person }) },
    );
  /** So many sessions with so many errors, as pages tell of them. */
  async function run(release: TestRelease, sessions: number, errors: number, person: TestPerson): Promise<void> {
    for (let left = sessions; left > 0; left -= 100) await report(release, { sessions: Math.min(100, left) }, person);
    for (let left = errors; left > 0; left -= 100)
      await report(release, { errors: [{ kind: 'render', count: Math.min(100, left) }] }, person);
    await releases.settle();
  }

  it('are the canary’s for whom it fell to, and stable for everybody else and for who is not signed in', async () => {
    const versionFor = async (headers = {}) => (await releases.registry(headers)).remotes['mfe-crm'].version;
    expect(await versionFor(as(trying))).toBe(canary.record.version);
    expect(await versionFor(as(settled))).toBe('1.0.0');
    expect(await versionFor()).toBe('1.0.0');
    expect(await versionFor({ 'user-token': 'dead' })).toBe('1.0.0');
    expect((await releases.registry(as(trying))).channels).toEqual({ 'mfe-crm': 'canary' });
  });

  it('are stable’s again once a canary fails too many, and its team is told', async () => {
    await run(stable, 1_000, 5, settled);
    await run(canary, CANARY_SESSIONS_MIN - 1, 20, trying);
    expect((await releases.channel()).canary).not.toBeNull();
    releases.events.length = 0;
    await run(canary, 1, 0, trying);
    expect((await releases.channel()).canary).toBeNull();
    expect(releases.events.some(({ type, channel }) => type === 'remotesChanged' && channel === 'everyone')).toBe(true);
    const { body } = await releases.request(getChannelAudit, { remote: 'mfe-crm' }, { as: releases.admin });
    expect(body.entries[0]).toMatchObject({
      action: 'rolledBack',
      by: 'system',
      reason: `20 errors in ${CANARY_SESSIONS_MIN} sessions`,
      channel: { stable: stable.releaseId, canary: null },
    });
    expect(releases.mails).toMatchObject([
      { to: 'crm-team@example.com', subject: expect.stringContaining(canary.releaseId) },
    ]);
    expect((await releases.registry(as(trying))).remotes['mfe-crm'].version).toBe('1.0.0');
  });

  it('stay the canary’s where its errors are few, or stable fails as often', async () => {
    await run(canary, CANARY_SESSIONS_MIN, 2, trying);
    expect((await releases.channel()).canary).not.toBeNull();
    await run(stable, 200, 200, settled);
    await run(canary, 0, 20, trying);
    expect((await releases.channel()).canary).not.toBeNull();
  });

  it('are not changed by who does not run the canary, nor by releases that nobody published', async () => {
    await run(canary, CANARY_SESSIONS_MIN, 100, settled);
    for (let at = 0; at < 3; at += 1) await report(canary, { sessions: 100, errors: [{ kind: 'load', count: 100 }] });
    await releases.settle();
    expect((await releases.channel()).canary).not.toBeNull();
    const unknown = { ...canary, releaseId: '7.7.7-0123456789ab' };
    expect((await report(unknown, { sessions: 5 })).status).toBe(200);
    expect(await metrics.metrics()).not.toContain('7.7.7-0123456789ab');
  });

  it('are counted by remote and release', async () => {
    const entry = { sessions: 3, errors: [{ kind: 'setup', count: 2 }], vitals: [{ name: 'lcp', value: 1_200 }] };
    await report(canary, entry, trying);
    const told = await metrics.metrics();
    const labels = `remote="mfe-crm",release="${canary.releaseId}"`;
    expect(told).toContain(`meet_remote_sessions_total{${labels}} 3`);
    expect(told).toContain(`meet_remote_errors_total{${labels},kind="setup"} 2`);
    expect(told).toContain(`meet_remote_lcp_milliseconds_count{${labels}} 1`);
  });

  it.each([
    ['too much at once', { sessions: 101 }, 400],
    ['an unknown kind', { errors: [{ kind: 'person@example.com', count: 1 }] }, 400],
    ['more than 16 KB', { errors: [], padding: 'x'.repeat(17_000) }, 413],
  ])('take no report of %s', async (_what, entry, status) => {
    expect((await report(canary, entry)).status).toBe(status);
  });
});
