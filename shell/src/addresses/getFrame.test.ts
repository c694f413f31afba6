import { describe, expect, it } from '@jest/globals';
import { getFrame } from './getFrame.ts';

/** First segments of pages with the full menu. */
const PAGES = [
  ...['dashboard', 'groups-management', 'ongoing-meetings', 'notifications', 'followers', 'referrals', 'invites'],
  ...['organization', 'meetings-history', 'integrations'],
];

describe('getFrame', () => {
  it('shows a visitor only the sign-in link', () => {
    for (const path of ['/', '/signup', '/forgot-password']) {
      expect(getFrame(path, false)).toMatchObject({
        navigation: 'sign-in',
        logoAndClock: false,
        network: false,
        chat: false,
      });
    }
  });

  it.each(['s', 'j', 'm', 'oauth2'])('hides logo and clock on /%s', (segment) => {
    expect(getFrame(`/${segment}/1`, true).logoAndClock).toBe(false);
  });

  it.each(PAGES)('shows a signed-in person menu, logo, clock, chat and impersonation banner on /%s', (page) => {
    const shown = { navigation: 'full', logoAndClock: true, chat: true, impersonationBanner: true, footer: true };
    expect(getFrame(`/${page}`, true)).toMatchObject(shown);
  });

  it.each(PAGES)('shows visitors only the sign-in link on /%s', (page) => {
    expect(getFrame(`/${page}`, false)).toMatchObject({ navigation: 'sign-in', network: false, chat: false });
  });

  it('shows My network on its pages, and never to guests', () => {
    const without = ['followers', 'invites'];
    for (const page of [...PAGES, 's', 'j']) {
      expect([page, getFrame(`/${page}/1`, true).network]).toEqual([page, !without.includes(page)]);
      expect([page, getFrame(`/${page}/1`, false).network]).toEqual([page, false]);
    }
    expect(getFrame('/m/s/123456789', true).network).toBe(false);
    expect(getFrame('/', true).network).toBe(false);
  });

  it.each(['s', 'j', 'm'])('gives a meeting at /%s the whole window, without menu, footer or cookie bar', (segment) => {
    const shown = { meeting: true, navigation: 'none', footer: false, cookieBar: false };
    expect(getFrame(`/${segment}/1`, true)).toMatchObject(shown);
    expect(getFrame('/dashboard/join', true)).toMatchObject({ meeting: false, cookieBar: true });
  });

  it('shows the chat page with menu and My network, but without a footer', () => {
    for (const path of ['/chat', '/chat/room-1', '/chat/room-1/12']) {
      expect(getFrame(path, true)).toMatchObject({ navigation: 'full', network: true, chat: true, footer: false });
    }
  });

  it('has no impersonation banner on the page that starts an impersonation', () => {
    expect(getFrame('/login-as-user/data', true).impersonationBanner).toBe(false);
  });

  it('offers the tour on the dashboard only', () => {
    expect(getFrame('/dashboard/join', true).tour).toBe(true);
    expect(getFrame('/referrals', true).tour).toBe(false);
  });
});
