import {
  choosePreview,
  createPreviewLink,
  getPreviews,
  getPublishTokens,
  getTesters,
  revokePublishToken,
  setTesters,
} from '@meet/releases-contract';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { TestPerson } from '@meet/service-kit/testing';
import { buildRelease } from '../testing/buildRelease.ts';
import { bearer, startReleases, type TestReleases } from '../testing/startReleases.ts';

let releases: TestReleases;
let tester: TestPerson;
let somebody: TestPerson;
beforeAll(async () => {
  releases = await startReleases();
  await releases.newRemote();
  const [one, two] = ['1.0.0', '1.1.0'].map((version) => buildRelease({ version }));
  for (const release of [one!, two!]) await releases.publish(release, releases.asAdmin);
  await releases.move({ stable: one!.releaseId, previews: [{ name: 'search', release: two!.releaseId }] });
  tester = releases.signIn({ email: 'Tess@example.com' });
  somebody = releases.signIn();
  await releases.request(setTesters, { emails: ['tess@example.com'] }, { as: releases.admin });
});
afterAll(() => releases.close());

const choose = (as: TestPerson, input: object) =>
  releases.request(choosePreview, { remote: 'mfe-crm', ...input }, { as });
const seenBy = async (person: TestPerson) => {
  const { remotes, channels } = await releases.registry({ [`${person.kind}-token`]: person.token });
  return [remotes['mfe-crm'].version, channels['mfe-crm']];
};

describe('a preview', () => {
  it('is run by a tester or an administrator who chose it, until they leave it', async () => {
    for (const person of [tester, releases.admin]) {
      expect((await choose(person, { preview: 'search' })).body.choices).toEqual([
        { remote: 'mfe-crm', preview: 'search' },
      ]);
      expect(await seenBy(person)).toEqual(['1.1.0', 'preview/search']);
      const { body } = await releases.request(getPreviews, {}, { as: person });
      expect(body).toMatchObject({ isTester: true, previews: [{ preview: 'search', isChosen: true }] });
      expect((await choose(person, { preview: null })).body.choices).toEqual([]);
      expect(await seenBy(person)).toEqual(['1.0.0', undefined]);
    }
  });

  it('has testers whom administrators set and see, each once', async () => {
    const asAdmin = { as: releases.admin };
    const emails = ['zoe@example.com', 'Tess@example.com', 'tess@example.com'];
    expect((await releases.request(setTesters, { emails }, asAdmin)).body).toMatchObject({
      emails: ['tess@example.com', 'zoe@example.com'],
    });
    expect((await releases.request(getTesters, {}, asAdmin)).body.emails).toEqual([
      'tess@example.com',
      'zoe@example.com',
    ]);
    expect((await releases.request(getTesters, {}, { as: tester })).status).toBeGreaterThanOrEqual(401);
  });

  it('is refused to others without a valid link of its own', async () => {
    const refused = await choose(somebody, { preview: 'search' });
    expect([refused.status, refused.body.code]).toEqual([403, 'PREVIEW_FORBIDDEN']);
    expect((await releases.request(getPreviews, {}, { as: somebody })).body).toMatchObject({
      isTester: false,
      previews: [],
    });
    const input = { remote: 'mfe-crm', preview: 'search', expiresInDays: 1 };
    const token = await releases.newToken('mfe-crm', ['preview']);
    const { link } = (await releases.request(createPreviewLink, input, { headers: bearer(token) })).body;
    for (const wrong of [`${link}x`, link.replace(/^\d/, '9'), 'nonsense'])
      expect((await choose(somebody, { preview: 'search', link: wrong })).body.code).toBe('PREVIEW_LINK_INVALID');
    expect((await choose(somebody, { preview: 'search', link })).status).toBe(200);
    expect(await seenBy(somebody)).toEqual(['1.1.0', 'preview/search']);
    await choose(somebody, { preview: null });
    releases.clock.advance(86_400_001);
    expect((await choose(somebody, { preview: 'search', link })).body.code).toBe('PREVIEW_LINK_INVALID');
  });

  it('ends for a person who is no longer a tester', async () => {
    await choose(tester, { preview: 'search' });
    expect(await seenBy(tester)).toEqual(['1.1.0', 'preview/search']);
    await releases.request(setTesters, { emails: [] }, { as: releases.admin });
    expect(await seenBy(tester)).toEqual(['1.0.0', undefined]);
    expect((await releases.request(getPreviews, {}, { as: tester })).body).toMatchObject({ previews: [] });
    await releases.request(setTesters, { emails: ['tess@example.com'] }, { as: releases.admin });
    expect(await seenBy(tester)).toEqual(['1.1.0', 'preview/search']);
  });

  it.each([
    [
      'token is revoked',
      async () => {
        const { tokens } = (await releases.request(getPublishTokens, { remote: 'mfe-crm' }, { as: releases.admin }))
          .body;
        for (const { tokenId } of tokens as { tokenId: string }[])
          await releases.request(revokePublishToken, { tokenId }, { as: releases.admin });
      },
      async () => bearer(await releases.newToken('mfe-crm', ['preview'])),
    ],
    [
      'token’s administrator is one no longer',
      () => void releases.formerAdmins.add(releases.admin.accountId),
      async () => bearer(await releases.newToken('mfe-crm', ['preview'])),
    ],
    [
      'administrator is one no longer',
      () => void releases.formerAdmins.add(releases.admin.accountId),
      async () => releases.asAdmin,
    ],
  ])('by link ends, as does the link, if its creator’s %s', async (_what, takeRight, issuer) => {
    const input = { remote: 'mfe-crm', preview: 'search', expiresInDays: 1 };
    const { link } = (await releases.request(createPreviewLink, input, { headers: await issuer() })).body;
    const [first, second] = [releases.signIn(), releases.signIn()];
    expect((await choose(first, { preview: 'search', link })).status).toBe(200);
    expect(await seenBy(first)).toEqual(['1.1.0', 'preview/search']);
    await takeRight();
    expect(await seenBy(first)).toEqual(['1.0.0', undefined]);
    expect((await choose(second, { preview: 'search', link })).body.code).toBe('PREVIEW_LINK_INVALID');
    releases.formerAdmins.clear();
  });

  it('is replaced by stable after it was removed, and cannot be chosen again', async () => {
    await choose(tester, { preview: 'search' });
    await releases.move({ previews: [] });
    expect(await seenBy(tester)).toEqual(['1.0.0', undefined]);
    expect((await choose(tester, { preview: 'search' })).body.code).toBe('PREVIEW_NOT_FOUND');
  });
});
