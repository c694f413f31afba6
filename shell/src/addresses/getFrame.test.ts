import { describe, expect, it } from '@jest/globals';
import { defineManifest, type ManifestPage } from '@meet/contracts/remotes';
import { getFrame, type FramingRemotes } from './getFrame.ts';

const words = { en_US: 'Polls', fr_FR: 'Sondages', ro_RO: 'Sondaje' };
/** Lists one live remote, which draws a page of its own. */
function live(page: ManifestPage, fills: string[] = []): FramingRemotes {
  const options = { name: 'mfe-polls', words, pages: { polls: page }, fills };
  const release = { manifest: { ...defineManifest(options), navigation: [] } };
  return {
    ownPageAt: () => ({ name: 'polls' }),
    findDrawer: (name) => (name === 'polls' ? { release } : undefined),
  };
}
const NOBODY: FramingRemotes = { ownPageAt: () => undefined, findDrawer: () => undefined };
const PAGE = live({ access: 'login' });

describe('getFrame', () => {
  it('shows a visitor only the sign-in link', () => {
    for (const path of ['/', '/signup', '/forgot-password', '/dashboard/join']) {
      expect(getFrame(path, false, PAGE)).toMatchObject({
        navigation: 'sign-in',
        logoAndClock: false,
        network: false,
        chat: false,
        tour: false,
      });
    }
    expect(getFrame('/signin', false).navigation).toBe('none');
  });

  it.each(['s', 'j', 'm', 'oauth2'])('hides menu, logo and clock on /%s, also from visitors', (segment) => {
    expect(getFrame(`/${segment}/1`, true, PAGE)).toMatchObject({ navigation: 'none', logoAndClock: false });
    expect(getFrame(`/${segment}/1`, false)).toMatchObject({ navigation: 'none', logoAndClock: false });
  });

  it('shows a signed-in person the whole frame on a page that names no parts', () => {
    expect(getFrame('/polls', true, PAGE)).toEqual({
      navigation: 'full',
      logoAndClock: true,
      footer: true,
      cookieBar: true,
      impersonationBanner: true,
      network: true,
      chat: true,
      tour: false,
      isChat: false,
      meeting: false,
    });
  });

  it('shows nobody beside a public page, unless the page wants it, and none before the page is known', () => {
    expect(getFrame('/polls', true, live({ access: 'public' }))).toMatchObject({ network: false, chat: false });
    expect(getFrame('/polls', true)).toMatchObject({ network: false, chat: false, navigation: 'full' });
    const frame = { network: true, chat: true };
    expect(getFrame('/polls', true, live({ access: 'public', frame }))).toMatchObject(frame);
  });

  it.each([
    ['menu', { navigation: 'none', logoAndClock: false }],
    ['network', { network: false }],
    ['chat', { chat: false }],
    ['footer', { footer: false }],
  ])('leaves out the %s of a page that has none, and nothing else', (part, without) => {
    expect(getFrame('/polls', true, live({ access: 'login', frame: { [part]: false } }))).toEqual({
      ...getFrame('/polls', true, PAGE),
      ...without,
    });
  });

  it('offers the tour on a page that wants it', () => {
    expect(getFrame('/dashboard/join', true, live({ access: 'login', frame: { tour: true } })).tour).toBe(true);
  });

  it.each(['s', 'j', 'm'])('gives a meeting at /%s the whole window, without menu, footer or cookie bar', (segment) => {
    const page: FramingRemotes = {
      ownPageAt: () => undefined,
      findDrawer: () => live({ frame: { menu: true, footer: true } }).findDrawer('polls'),
    };
    const shown = { meeting: true, navigation: 'none', footer: false, cookieBar: false };
    expect(getFrame(`/${segment}/1`, true, page)).toMatchObject({ ...shown, network: true, chat: true });
    expect(getFrame('/dashboard/join', true)).toMatchObject({ meeting: false, cookieBar: true });
  });

  it('has no impersonation banner on the page that starts an impersonation', () => {
    expect(getFrame('/login-as-user/data', true).impersonationBanner).toBe(false);
  });

  it('gives a promised page that no live remote draws its default parts', () => {
    expect(getFrame('/dashboard/join', true, NOBODY)).toMatchObject({ network: true, chat: true });
    expect(getFrame('/ana', true, NOBODY)).toMatchObject({ network: false, chat: false });
  });

  it('knows the page of the remote that draws the chat', () => {
    expect(getFrame('/polls', true, live({}, ['shell.chat/v1'])).isChat).toBe(true);
  });
});
