import {
  CANARY_PEOPLE_ALONE_MAX,
  changeChannel,
  createPublishToken,
  createRemote,
  getChannelAudit,
  getPublishTokens,
  getRemotes,
  listRemoteSegments,
  PUBLISH_TOKENS_MAX,
  revokePublishToken,
  setTesters,
} from '@meet/releases-contract';
import { SERVICE_CALLER } from '@meet/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildRelease } from '../testing/buildRelease.ts';
import { bearer, startReleases, type TestReleases } from '../testing/startReleases.ts';

let releases: TestReleases;
beforeAll(async () => {
  releases = await startReleases();
  await releases.newRemote('mfe-crm', { slots: ['crm'], routes: ['crm'] });
});
afterAll(() => releases.close());

const asAdmin = (call: Parameters<TestReleases['request']>[0], input: object) =>
  releases.request(call, input, { as: releases.admin });

describe('a remote', () => {
  it('reserves its paths as aliases, except the names of built-in pages', async () => {
    await releases.deps.remotes.updateOne({ _id: 'mfe-crm' }, { $set: { routes: ['crm', 'ongoingMeetings'] } });
    await releases.deps.live.refresh('mfe-crm');
    const { segments } = await releases.client.call(listRemoteSegments, {}, SERVICE_CALLER);
    expect(segments).toEqual(['crm']);
  });

  it('cannot claim names, slots and paths of others', async () => {
    const make = async (input: object) =>
      (await asAdmin(createRemote, { remote: 'mfe-new', team: 'New', ...input })).body.code;
    expect(await make({ remote: 'mfe-crm' })).toBe('REMOTE_EXISTS');
    for (const input of [
      { slots: ['crm'] },
      { routes: ['crm'] },
      { routes: ['dashboard'] },
      { routes: ['chat', 'signin'] },
      { slots: ['shell'] },
    ])
      expect(await make(input)).toBe('REMOTE_PREFIX_TAKEN');
    for (const input of [{ remote: '../x' }, { routes: ['a/b'] }, { keys: ['short'] }, { team: ' ' }])
      expect(await make(input)).toBe('VALIDATION_FAILED');
    const { body } = await asAdmin(getRemotes, {});
    expect(body.remotes.map(({ remote }: { remote: string }) => remote)).toEqual(['mfe-crm']);
  });
});

describe('a publish token', () => {
  const open = (value: string) =>
    releases.publish(buildRelease({ version: '1.0.0' }), bearer(value)).then(({ status }) => status);

  it('is refused after it expired or was revoked', async () => {
    const short = await releases.newToken('mfe-crm', ['stable'], 1);
    const revoked = await releases.newToken();
    expect([await open(short), await open(revoked)]).toEqual([200, 200]);
    const { body } = await asAdmin(getPublishTokens, { remote: 'mfe-crm' });
    expect(body.tokens).toHaveLength(2);
    expect(JSON.stringify(body)).not.toContain('mp_');
    expect(body.tokens[0].lastUsedAt).toEqual(expect.any(Number));
    const { tokenId } = body.tokens.find(({ channels }: { channels: string[] }) => channels.length > 1);
    expect((await asAdmin(revokePublishToken, { tokenId })).status).toBe(200);
    expect((await asAdmin(revokePublishToken, { tokenId })).body.code).toBe('PUBLISH_TOKEN_NOT_FOUND');
    expect(await open(revoked)).toBe(401);
    releases.clock.advance(86_400_000);
    expect(await open(short)).toBe(401);
    expect((await asAdmin(getPublishTokens, { remote: 'mfe-crm' })).body.tokens).toEqual([]);
  });

  it('is refused while its creator is not an administrator', async () => {
    const value = await releases.newToken();
    releases.formerAdmins.add(releases.admin.accountId);
    expect(await open(value)).toBe(401);
    releases.formerAdmins.clear();
    expect(await open(value)).toBe(200);
  });

  it('is stored only as a hash', async () => {
    const value = await releases.newToken();
    const kept = await releases.connection.collection('releases.publish_tokens').find().toArray();
    expect(JSON.stringify(kept)).not.toContain(value);
    expect(JSON.stringify(kept)).not.toContain(value.slice(3));
  });

  it('is one of a limited number per remote', async () => {
    await releases.newRemote('mfe-many');
    for (let at = 0; at < PUBLISH_TOKENS_MAX; at += 1) await releases.newToken('mfe-many');
    await expect(releases.newToken('mfe-many')).rejects.toThrow('PUBLISH_TOKEN_LIMIT_REACHED');
  });
});

describe('a remote that requires a second person', () => {
  it('needs a proposal and a confirmation for a new release, and one person for a rollback', async () => {
    await releases.newRemote('mfe-two', { requiresSecondPerson: true });
    const [one, two] = ['1.0.0', '2.0.0'].map((version) => buildRelease({ remote: 'mfe-two', version }));
    for (const release of [one!, two!]) await releases.publish(release, releases.asAdmin);
    const other = releases.signIn({ kind: 'admin', fullName: 'Other Admin' });
    const propose = (stable: string, as = releases.admin) => releases.move({ stable }, 'mfe-two', as);
    expect(await propose(one!.releaseId)).toMatchObject({
      stable: null,
      proposal: { release: one!.releaseId, by: 'Root Admin' },
    });
    expect((await propose(one!.releaseId)).stable).toBeNull();
    expect(await propose(one!.releaseId, other)).toMatchObject({ stable: one!.releaseId, proposal: null });
    await propose(two!.releaseId);
    expect((await propose(two!.releaseId, other)).stable).toBe(two!.releaseId);
    expect((await propose(one!.releaseId)).stable).toBe(one!.releaseId);
  });

  it('also needs a confirmation for a canary of more than a tenth of the people, or of many named ones', async () => {
    await releases.newRemote('mfe-wide', { requiresSecondPerson: true });
    const [one, two] = ['1.0.0', '2.0.0'].map((version) => buildRelease({ remote: 'mfe-wide', version }));
    for (const release of [one!, two!]) await releases.publish(release, releases.asAdmin);
    const other = releases.signIn({ kind: 'admin', fullName: 'Other Admin' });
    const canary = (percent: number, people: string[] = [], release = one!) => ({
      release: release.releaseId,
      percent,
      people,
    });
    const ask = (change: object, as = releases.admin) => releases.move({ ...change }, 'mfe-wide', as);
    const many = Array.from({ length: CANARY_PEOPLE_ALONE_MAX + 1 }, (_, at) => `person-${at}`);

    expect((await ask({ canary: canary(10) })).canary).toEqual(canary(10));
    expect(await ask({ canary: canary(11) })).toMatchObject({
      canary: canary(10),
      proposal: { release: one!.releaseId, by: 'Root Admin', percent: 11 },
    });
    expect((await ask({ canary: canary(11) })).canary).toEqual(canary(10));
    expect((await ask({ canary: canary(12) }, other)).canary).toEqual(canary(10));
    expect(await ask({ canary: canary(11) })).toMatchObject({ canary: canary(11), proposal: null });
    expect((await ask({ canary: canary(10, many) })).proposal).toMatchObject({ people: many });
    expect((await ask({ canary: canary(10, [...many, 'another']) }, other)).canary).toEqual(canary(11));
    expect((await ask({ canary: canary(10, many) })).canary).toEqual(canary(10, many));
    expect((await ask({ canary: canary(5) })).canary).toEqual(canary(5));

    const both = { stable: one!.releaseId, canary: canary(100, [], two) };
    expect(await ask(both)).toMatchObject({ stable: null, canary: canary(5), proposal: { percent: null } });
    expect(await ask(both, other)).toMatchObject({
      stable: one!.releaseId,
      canary: null,
      proposal: { release: two!.releaseId, percent: 100 },
    });
    const { body } = await releases.request(getChannelAudit, { remote: 'mfe-wide' }, { as: releases.admin });
    expect(body.entries[0]).toMatchObject({ action: 'proposed', by: 'Other Admin' });
    expect((await ask({ canary: both.canary })).canary).toEqual(both.canary);
  });

  it('admits a wide canary, if it requires none, only from tokens for stable', async () => {
    await releases.newRemote('mfe-share');
    const release = buildRelease({ remote: 'mfe-share' });
    await releases.publish(release, releases.asAdmin);
    const move = async (value: string, percent: number) => {
      const { revision } = await releases.channel('mfe-share');
      const canary = { release: release.releaseId, percent, people: [] };
      const headers = { ...bearer(value), 'if-match': `"${revision}"` };
      return (await releases.request(changeChannel, { remote: 'mfe-share', canary }, { headers })).body;
    };
    const [narrow, wide] = [await releases.newToken('mfe-share', ['canary']), await releases.newToken('mfe-share')];
    expect((await move(narrow, 10)).success).toBe(true);
    expect((await move(narrow, 11)).code).toBe('CHANNEL_FORBIDDEN');
    expect((await move(wide, 100)).channel.canary.percent).toBe(100);
    expect((await move(narrow, 50)).channel.canary.percent).toBe(50);
  });

  it('can be administered only by administrators', async () => {
    const person = releases.signIn();
    for (const call of [createRemote, getRemotes, getPublishTokens, revokePublishToken])
      expect((await releases.request(call, { remote: 'mfe-crm', team: 'x' }, { as: person })).status).toBe(403);
    const headers = { 'if-match': '"0"' };
    const answer = await releases.request(changeChannel, { remote: 'mfe-crm' }, { as: person, headers });
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  });
});

describe('acts of an administrator', () => {
  it('are refused while they cannot be recorded', async () => {
    await releases.newRemote('mfe-log');
    const [kept, next] = ['1.0.0', '2.0.0'].map((version) => buildRelease({ remote: 'mfe-log', version }));
    await releases.publish(kept!, releases.asAdmin);
    await releases.newToken('mfe-log');
    const { tokens } = (await asAdmin(getPublishTokens, { remote: 'mfe-log' })).body;
    const stored = async () =>
      Promise.all(
        ['remotes', 'publish_tokens', 'releases', 'channels', 'testers'].map((name) =>
          releases.connection.collection(`releases.${name}`).find().toArray(),
        ),
      );
    const before = await stored();
    releases.auditLog.isAway = true;
    const headers = { ...releases.asAdmin, 'if-match': '"0"' };
    const acts = [
      asAdmin(createRemote, { remote: 'mfe-unseen', team: 'New' }),
      asAdmin(createPublishToken, { remote: 'mfe-log', name: 'CI', channels: [], expiresInDays: 1 }),
      asAdmin(revokePublishToken, { tokenId: tokens[0].tokenId }),
      asAdmin(setTesters, { emails: ['ana@example.org'] }),
      releases.request(changeChannel, { remote: 'mfe-log', stable: kept!.releaseId }, { headers }),
      releases.publish(next!, releases.asAdmin),
    ];
    expect((await Promise.all(acts)).map(({ status }) => status)).toEqual(acts.map(() => 503));
    releases.auditLog.isAway = false;
    expect((await stored()).map(withoutMarks)).toEqual(before.map(withoutMarks));
  });

  it('are in the audit log, while acts of a publish token are only in the channel’s audit', async () => {
    await releases.newRemote('mfe-both');
    const value = await releases.newToken('mfe-both');
    const written = releases.auditLog.entries.length;
    const release = buildRelease({ remote: 'mfe-both', version: '1.0.0' });
    await releases.publish(release, bearer(value));
    const move = (headers: Record<string, string>, revision: number) =>
      releases.request(
        changeChannel,
        { remote: 'mfe-both', stable: release.releaseId },
        { headers: { ...headers, 'if-match': `"${revision}"` } },
      );
    expect((await move(bearer(value), 0)).status).toBe(200);
    expect(releases.auditLog.entries).toHaveLength(written);
    expect((await move(releases.asAdmin, 1)).status).toBe(200);
    expect(releases.auditLog.entries.slice(written)).toEqual([
      expect.objectContaining({ act: 'channel-changed', adminId: releases.admin.accountId }),
    ]);
  });
});

/** Removes `namedAt`, the time that keeps sweeps away. */
const withoutMarks = (documents: readonly object[]) =>
  documents.map((document) => ({ ...document, namedAt: undefined }));
