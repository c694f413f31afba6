import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { REMOTE_CONTRACTS } from '@meet/contracts/remotes';
import { toIntegrity } from '@meet/releases-contract/checks';
import { CompactSign, exportJWK } from 'jose';
import { buildRelease, type BuildOptions, type TestRelease } from '../testing/buildRelease.ts';
import { bearer, startReleases, type TestReleases } from '../testing/startReleases.ts';

const QUERY = 'query Clients { clients { name } }';
const toHash = (text: string) => createHash('sha256').update(text).digest('hex');
const operations = (...texts: string[]) =>
  JSON.stringify(Object.fromEntries(texts.map((text) => [toHash(text), text])));

const NO_PART = { files: [], texts: {}, shared: [] };
const NOTHING_FIRST = { remote: NO_PART, pages: {}, slots: {} };

let releases: TestReleases;
let token: string;
beforeAll(async () => {
  releases = await startReleases({
    service: {
      validators: {
        shell: () => ({ contracts: REMOTE_CONTRACTS, shared: { react: '19.3.1' } }),
        documentProblem: (text) => (text.includes('unknown') ? 'Cannot query field "unknown".' : undefined),
      },
    },
  });
  await releases.newRemote('mfe-crm', { slots: ['crm'], routes: ['crm'] });
  token = await releases.newToken();
});
afterAll(() => releases.close());

/** Returns the problems for which a publication is refused, as `key at`. */
async function findProblems(
  release: TestRelease,
  sent: Parameters<TestReleases['publish']>[2] = {},
): Promise<string[]> {
  const { status, body } = await releases.publish(release, bearer(token), { remote: 'mfe-crm', ...sent });
  expect([status, body.code]).toEqual([422, 'RELEASE_REFUSED']);
  const fields = body.fields as { path: string; key: string; message: string }[];
  for (const { message, key } of fields) expect([message === key, message.includes('{{')]).toEqual([false, false]);
  return fields.map(({ path, key }) => `${key.replace('releases.problems.', '')} ${path}`).sort();
}
const build = (options: BuildOptions = {}) =>
  buildRelease({ version: `1.0.${Math.floor(Math.random() * 1e5)}`, ...options });

describe('a release is accepted', () => {
  it('if all its parts are valid', async () => {
    const release = build({
      files: {
        'operations.json': operations(QUERY),
        'style.css': '@layer crm { a { b: c } } @font-face { src: url(a) }',
      },
      manifest: {
        declares: ['crm.card/v1'],
        fills: ['shell.chat/v1'],
        pages: { crmList: { path: '/crm/list', access: 'login' } },
      },
      record: {
        shared: { react: '^19.3.0' },
        firstPaint: {
          remote: { files: ['remoteEntry.js'], texts: { en_US: ['remoteEntry.js'] }, shared: ['react'] },
          pages: { crmList: NO_PART },
          slots: { 'shell.chat/v1': NO_PART },
        },
      },
    });
    expect((await releases.publish(release, bearer(token))).body).toMatchObject({ success: true });
  });
});

describe('a release is refused', () => {
  it.each<[string, BuildOptions, string]>([
    ['for another contract', { record: { contract: 1 } }, 'contract 1'],
    ['for a range that the shell does not fit', { record: { shared: { react: '^18.0.0' } } }, 'range react'],
    ['for a module that the shell has not', { record: { shared: { vue: '^3.0.0' } } }, 'notShared vue'],
    ['for a foreign slot', { manifest: { declares: ['chat.box/v1'] } }, 'foreignSlot chat.box/v1'],
    [
      'for a foreign address',
      { manifest: { pages: { sales: { path: '/sales', access: 'login' } } } },
      'foreignPage /sales',
    ],
    [
      'for a part of the frame that is neither there nor left out',
      { manifest: { pages: { crmList: { path: '/crm', access: 'login', frame: { chat: 'left' as never } } } } },
      'frame crmList',
    ],
    [
      'for a need of a page that no shell knows',
      { manifest: { pages: { crmList: { path: '/crm', access: 'login', needs: ['moon' as never] } } } },
      'frame crmList',
    ],
    ['for a promised page of another remote', { manifest: { pages: { dashboard: {} } } }, 'foreignPage dashboard'],
    [
      'for an operation that the gateway does not answer',
      { files: { 'operations.json': operations('query Odd { unknown }') } },
      'operation Odd',
    ],
    [
      'for an operation under another hash',
      { files: { 'operations.json': `{"${'0'.repeat(64)}":"{a}"}` } },
      `operationHash ${'0'.repeat(64)}`,
    ],
    ['for operations that are no list', { files: { 'operations.json': '[1]' } }, 'operations operations.json'],
    [
      'for rules outside a layer',
      { files: { 'a.css': '@layer x; @media print { p { color: red } }' } },
      'unlayered a.css',
    ],
    ['for a stylesheet that can’t be read', { files: { 'a.css': 'p { color: "' } }, 'stylesheet a.css'],
    [
      'for a first paint of a file that it has not',
      { record: { firstPaint: { ...NOTHING_FIRST, remote: { ...NO_PART, files: ['elsewhere.js'] } } } },
      'firstPaint elsewhere.js',
    ],
    [
      'for texts of its first paint that it has not',
      { record: { firstPaint: { ...NOTHING_FIRST, remote: { ...NO_PART, texts: { fr_FR: ['fr.js'] } } } } },
      'firstPaint fr.js',
    ],
    [
      'for a first paint of a module that it does not take from the shell',
      { record: { firstPaint: { ...NOTHING_FIRST, remote: { ...NO_PART, shared: ['react'] } } } },
      'firstPaint react',
    ],
    [
      'for a first paint of a page that it has not',
      { record: { firstPaint: { ...NOTHING_FIRST, pages: { crmList: NO_PART } } } },
      'firstPaint crmList',
    ],
    [
      'for a first paint of a slot that it does not fill',
      { record: { firstPaint: { ...NOTHING_FIRST, slots: { 'shell.chat/v1': NO_PART } } } },
      'firstPaint shell.chat/v1',
    ],
    [
      'for a first paint of more than one needs',
      {
        record: {
          firstPaint: { ...NOTHING_FIRST, remote: { ...NO_PART, files: Array(51).fill('remoteEntry.js') as string[] } },
        },
      },
      'firstPaint remote',
    ],
    [
      'for a first paint that is none',
      { record: { firstPaint: { remote: NO_PART, pages: {} } as never } },
      'shape release.json',
    ],
    [
      'for a path that climbs',
      {
        record: {
          files: { '../../etc/passwd': toIntegrity(Buffer.from('x')), 'remoteEntry.js': toIntegrity(Buffer.from('x')) },
        },
      },
      'file ../../etc/passwd',
    ],
  ])('%s', async (_why, options, problem) => {
    expect(await findProblems(build(options))).toContain(problem);
  });

  it('for filling a slot that another live remote fills itself, unlike an open slot', async () => {
    await releases.newRemote('mfe-shop', { slots: ['shop'], routes: ['shop'] });
    const shop = buildRelease({
      remote: 'mfe-shop',
      manifest: { declares: ['shop.basket/v1', 'shop.card/v1'], fills: ['shop.basket/v1'] },
    });
    expect((await releases.publish(shop, releases.asAdmin)).body).toMatchObject({ success: true });
    const greedy = () => build({ manifest: { fills: ['shop.basket/v1', 'shop.card/v1'] } });
    // While no channel names the release, it is part of no page, so its slots are not reserved.
    expect((await releases.publish(greedy(), bearer(token))).body).toMatchObject({ success: true });
    await releases.move({ stable: shop.releaseId }, 'mfe-shop');
    expect(await findProblems(greedy())).toEqual(['foreignFill shop.basket/v1']);
    const modest = build({ manifest: { fills: ['shop.card/v1', 'shell.status/v1'] } });
    expect((await releases.publish(modest, bearer(token))).body).toMatchObject({ success: true });
  });

  it('for missing, changed or unlisted files, with all problems at once', async () => {
    const release = build({ files: { 'a.js': 'a()', 'b.js': 'b()', 'c.js': 'c'.repeat(2_000) } });
    const files = new Map(release.files);
    files.delete('a.js');
    files.set('b.js', Buffer.from('evil()'));
    files.set('c.js.br', randomBytes(50));
    files.set('../../../tmp/evil.js', Buffer.from('evil()'));
    expect(await findProblems(release, { files })).toEqual([
      'digest b.js',
      'missing a.js',
      'unlisted ../../../tmp/evil.js',
      'variant c.js.br',
    ]);
  });

  it('for a malformed record, another remote, or a name with a path', async () => {
    const release = build();
    expect(await findProblems(release, { fields: { record: '{}' } })).toEqual(['shape release.json']);
    expect(await findProblems(release, { fields: { record: 'no json' } })).toEqual(['shape release.json']);
    expect(await findProblems(build({ remote: 'mfe-other' }))).toEqual(['remote mfe-other']);
    const odd = { ...release.record, name: '../mfe-crm' };
    expect(await findProblems(release, { fields: { record: JSON.stringify(odd) } })).toEqual([
      `name ../mfe-crm ${release.record.version}`,
    ]);
  });

  it('for more bytes than the remote’s limit', async () => {
    await releases.newRemote('mfe-small', { sizeBudget: 500 });
    const small = await releases.newToken('mfe-small');
    const publish = (files: Record<string, string | Buffer>) =>
      releases.publish(build({ remote: 'mfe-small', files }), bearer(small));
    const { body } = await publish({ 'a.js': randomBytes(700).toString('hex') });
    expect(body.fields).toMatchObject([{ key: 'releases.problems.size' }]);
    // The compressed size counts, not the uncompressed one.
    expect((await publish({ 'a.js': `/*${'a'.repeat(5_000)}*/` })).body).toMatchObject({ success: true });
  });

  it('in the caller’s language, and none of its files are kept', async () => {
    const release = build({ record: { contract: 7 } });
    const say = async (locale: string) =>
      (await releases.publish(release, { ...bearer(token), locale })).body.fields[0].message as string;
    const said = [await say('en_US'), await say('fr_FR'), await say('ro_RO')];
    expect(new Set(said).size).toBe(3);
    expect((await releases.get(`${release.record.base}remoteEntry.js`)).status).toBe(404);
  });
});

describe('a remote with keys', () => {
  const pair = () => generateKeyPairSync('ed25519');
  const sign = (privateKey: ReturnType<typeof pair>['privateKey'], text: string) =>
    new CompactSign(Buffer.from(text)).setProtectedHeader({ alg: 'EdDSA' }).sign(privateKey);

  it('accepts only releases that one of them signed', async () => {
    const [own, other] = [pair(), pair()];
    const { x } = await exportJWK(own.publicKey);
    await releases.newRemote('mfe-signed', { keys: [x!] });
    const value = await releases.newToken('mfe-signed');
    const release = build({ remote: 'mfe-signed' });
    const digest = toIntegrity(Buffer.from(JSON.stringify(release.record)));
    const publish = async (signature?: string) =>
      (await releases.publish(release, bearer(value), { fields: signature ? { signature } : {} })).body;
    const refused = [
      [undefined, 'unsigned'],
      ['not.a.signature', 'signature'],
      [await sign(other.privateKey, digest), 'signature'],
      [await sign(own.privateKey, 'sha384-of-something-else'), 'signature'],
    ] as const;
    for (const [signature, key] of refused)
      expect((await publish(signature)).fields).toMatchObject([{ key: `releases.problems.${key}` }]);
    expect(await publish(await sign(own.privateKey, digest))).toMatchObject({ release: { isSigned: true } });
  });
});
