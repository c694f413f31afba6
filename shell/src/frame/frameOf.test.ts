import { describe, expect, it } from '@jest/globals';
import { frameOf } from './frameOf.ts';

describe('frameOf', () => {
  it('shows a visitor the sign-in link alone', () => {
    for (const path of ['/', '/signup', '/forgot-password']) {
      expect(frameOf(path, false)).toMatchObject({
        navigation: 'sign-in',
        logoAndClock: false,
        network: false,
        chat: false,
      });
    }
  });

  it.each(['s', 'j', 'm', 'oauth2'])('hides logo and clock on /%s', (segment) => {
    expect(frameOf(`/${segment}/1`, true).logoAndClock).toBe(false);
  });

  it('opens My network where it belongs, and never to guests', () => {
    expect(frameOf('/s/123456789', true).network).toBe(true);
    expect(frameOf('/m/s/123456789', true).network).toBe(false);
    expect(frameOf('/followers', true).network).toBe(false);
    expect(frameOf('/dashboard/join', false).network).toBe(false);
  });

  it('offers the tour on the dashboard only', () => {
    expect(frameOf('/dashboard/join', true).tour).toBe(true);
    expect(frameOf('/referrals', true).tour).toBe(false);
  });
});
