import { changeChannel, getChannelAudit, getReleases } from '@meet/releases-contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildRelease } from '../testing/buildRelease.ts';
import { bearer, startReleases, type TestReleases } from '../testing/startReleases.ts';

const LONG = `console.log(${JSON.stringify('x'.repeat(5_000))});`;

let releases: TestReleases;
let token: string;
beforeAll(async () => {
  releases = await startReleases();
  await releases.newRemote();
  token = await releases.newToken();
});
afterAll(() => releases.close());

describe('a release', () => {
  it('is published by a token, made live, listed in the registry and served', async () => {
    const one = buildRelease({ files: { 'chunks/a.js': LONG, 'style.css': '@layer crm { p { color: red } }' } });
    const published = await releases.publish(one, bearer(token), { fields: { commit: 'abc123' } });
    expect([published.status, published.body]).toMatchObject([
      200,
      {
        success: true,
        isNew: true,
        release: {
          releaseId: one.releaseId,
          publishedBy: 'token CI',
          commit: 'abc123',
          channels: [],
          files: 3,
          isSigned: false,
        },
      },
    ]);
    expect((await releases.registry()).remotes).toEqual({});

    const moved = await releases.request(
      changeChannel,
      { remote: 'mfe-crm', stable: one.releaseId },
      { headers: { ...bearer(token), 'if-match': '"0"' } },
    );
    expect([moved.status, moved.body.channel]).toMatchObject([200, { stable: one.releaseId, revision: 1 }]);
    expect(await releases.registry()).toEqual({
      remotes: { 'mfe-crm': one.record },
      channels: {},
      disabled: [],
    });

    const plain = await releases.get(`${one.record.base}chunks/a.js`);
    expect([plain.status, plain.body]).toEqual([200, LONG]);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: expect.stringContaining('accept-encoding'),
    });
    const small = await releases.get(`${one.record.base}chunks/a.js`, { 'accept-encoding': 'gzip, br' });
    expect(small.headers).toMatchObject({ 'content-encoding': 'br' });
    expect(Number(small.headers['content-length'])).toBeLessThan(200);
    expect((await releases.get(`${one.record.base}style.css`)).headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('is unchanged if it is published again, and refused with other bytes', async () => {
    const one = buildRelease({ version: '1.1.0' });
    expect((await releases.publish(one, bearer(token))).body.isNew).toBe(true);
    expect((await releases.publish(one, bearer(token))).body).toMatchObject({ success: true, isNew: false });
    const changed = buildRelease({ version: '1.1.0', files: { 'more.js': 'more()' } });
    const { hash } = one.record;
    const other = {
      ...changed,
      record: { ...changed.record, hash, container: one.record.container, base: one.record.base },
    };
    const answer = await releases.publish(other, bearer(token));
    expect([answer.status, answer.body.code]).toEqual([409, 'RELEASE_EXISTS']);
  });

  it('is stored once if it is published twice at the same time, and beside another one', async () => {
    const [one, two, three] = ['2.0.0', '2.0.0', '2.0.1'].map((version) => buildRelease({ version }));
    const answers = await Promise.all([one!, two!, three!].map((release) => releases.publish(release, bearer(token))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.map(({ body }) => body.isNew).sort()).toEqual([false, true, true]);
    const { body } = await releases.request(getReleases, { remote: 'mfe-crm' }, { headers: bearer(token) });
    const ids = body.releases.map(({ releaseId }: { releaseId: string }) => releaseId);
    expect(ids).toEqual(expect.arrayContaining([one!.releaseId, three!.releaseId]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is refused to people and tokens that may not publish it', async () => {
    await releases.newRemote('mfe-other');
    const one = buildRelease({ version: '3.0.0' });
    const foreign = await releases.newToken('mfe-other');
    const tries = [
      [{}, 401, 'SESSION_INVALID'],
      [bearer('mp_unknown'), 401, 'PUBLISH_TOKEN_INVALID'],
      [bearer(foreign), 403, 'PUBLISH_TOKEN_FOREIGN'],
      [{ 'user-token': releases.signIn().token }, 403, 'FORBIDDEN'],
    ] as const;
    for (const [headers, status, code] of tries) {
      const answer = await releases.publish(one, headers);
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect((await releases.publish(one, releases.asAdmin)).body).toMatchObject({ success: true });
    const nowhere = buildRelease({ remote: 'mfe-nowhere' });
    expect((await releases.publish(nowhere, releases.asAdmin)).body.code).toBe('REMOTE_NOT_FOUND');
  });
});

describe('a channel', () => {
  const change = (body: object, headers: Record<string, string>) =>
    releases.request(changeChannel, { remote: 'mfe-crm', ...body }, { headers: { ...releases.asAdmin, ...headers } });

  it('is changed only with its current revision', async () => {
    const { revision, stable } = await releases.channel();
    const none = await change({ disabled: true }, {});
    expect([none.status, none.body.code]).toEqual([428, 'CHANNEL_REVISION_REQUIRED']);
    for (const tag of [`"${revision - 1}"`, `"${revision + 1}"`, '*', 'nonsense']) {
      const stale = await change({ disabled: true }, { 'if-match': tag });
      expect([stale.status, stale.body]).toMatchObject([412, { code: 'CHANNEL_REVISION_STALE', data: { revision } }]);
    }
    expect(await releases.channel()).toMatchObject({ revision, stable, disabled: false });
  });

  it('accepts one of two simultaneous changes', async () => {
    const { revision } = await releases.channel();
    const headers = { 'if-match': `"${revision}"` };
    const answers = await Promise.all([change({ disabled: true }, headers), change({ disabled: false }, headers)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await releases.channel()).revision).toBe(revision + 1);
    await releases.move({ disabled: false });
  });

  it('refuses unknown releases', async () => {
    const { revision } = await releases.channel();
    const answer = await change({ stable: '9.9.9-0123456789ab' }, { 'if-match': `"${revision}"` });
    expect([answer.status, answer.body.code, answer.body.message]).toEqual([
      404,
      'RELEASE_NOT_FOUND',
      expect.stringContaining('9.9.9-0123456789ab'),
    ]);
  });

  it('can be rolled back, and its audit shows who made each change and why', async () => {
    const [one, two] = ['4.0.0', '4.1.0'].map((version) => buildRelease({ version }));
    for (const release of [one!, two!]) await releases.publish(release, bearer(token));
    await releases.move({ stable: one!.releaseId });
    await releases.move({ stable: two!.releaseId });
    await releases.move({ stable: one!.releaseId, reason: 'it hurt' });
    expect((await releases.registry()).remotes['mfe-crm'].version).toBe('4.0.0');
    const { body } = await releases.request(getChannelAudit, { remote: 'mfe-crm' }, { as: releases.admin });
    expect(body.entries.slice(0, 3)).toMatchObject([
      { by: 'Root Admin', reason: 'it hurt', channel: { stable: one!.releaseId } },
      { reason: null, channel: { stable: two!.releaseId } },
      { channel: { stable: one!.releaseId } },
    ]);
  });

  it('announces its changes to everyone, and disables a remote in the registry', async () => {
    const { stable } = await releases.channel();
    releases.events.length = 0;
    await releases.move({ disabled: true });
    expect(releases.events.filter(({ channel }) => channel === 'everyone')).toMatchObject([
      { type: 'remotesChanged', payload: { remote: 'mfe-crm', releaseId: stable, disabled: true } },
    ]);
    expect(await releases.registry()).toEqual({ remotes: {}, channels: {}, disabled: ['mfe-crm'] });
    await releases.move({ disabled: false });
    expect(Object.keys((await releases.registry()).remotes)).toEqual(['mfe-crm']);
  });

  it('is changed with a token only within the token’s channels', async () => {
    const { revision } = await releases.channel();
    const narrow = await releases.newToken('mfe-crm', ['preview']);
    const answer = await releases.request(
      changeChannel,
      { remote: 'mfe-crm', disabled: true },
      { headers: { ...bearer(narrow), 'if-match': `"${revision}"` } },
    );
    expect([answer.status, answer.body.code]).toEqual([403, 'CHANNEL_FORBIDDEN']);
  });
});

describe('the registry', () => {
  it('is sent once to a browser that caches it', async () => {
    const first = await releases.get('/registry.json');
    expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', etag: expect.any(String) });
    expect(String(first.headers['vary'])).toContain('user-token');
    const again = await releases.get('/registry.json', { 'if-none-match': String(first.headers['etag']) });
    expect([again.status, again.body]).toEqual([304, '']);
    await releases.move({ disabled: true });
    const changed = await releases.get('/registry.json', { 'if-none-match': String(first.headers['etag']) });
    expect(changed.status).toBe(200);
    await releases.move({ disabled: false });
  });
});
