import { describe, expect, it } from '@jest/globals';
import { firstSegment, hrefFor, RESERVED_ALIASES, ROUTES, ROUTE_SEGMENTS, SERVER_SEGMENTS } from './index.ts';

describe('hrefFor', () => {
  it('fills and encodes parameters', () => {
    expect(hrefFor('meetingStart', { id: '123456789' })).toBe('/s/123456789');
    expect(hrefFor('labelledRoom', { alias: 'ana', label: 'week plan/1' })).toBe('/ana/week%20plan%2F1');
    expect(hrefFor('personalRoom', { emailOrAlias: 'ana@example.com' })).toBe('/ana@example.com');
  });

  it('omits an empty wildcard part', () => {
    expect(hrefFor('dashboard')).toBe('/dashboard');
    expect(hrefFor('dashboard', { '*': 'join' })).toBe('/dashboard/join');
    expect(hrefFor('home')).toBe('/');
  });

  it('refuses a missing parameter', () => {
    expect(() => hrefFor('meetingStart', { id: '' })).toThrow('The address of meetingStart needs id.');
  });
});

describe('the routes', () => {
  const opened = (access: string, need?: string) =>
    Object.values(ROUTES as Record<string, { path: string; access: string; needs?: readonly string[] }>)
      .filter((route) => route.access === access && (!need || route.needs?.includes(need)))
      .map(({ path }) => path)
      .sort();

  it('match the list of public pages', () => {
    expect(opened('public')).toEqual(
      [
        ...['/', '/:emailOrAlias', '/:alias/:label', '/meeting-end', '/landing-jira/:jwt', '/oauth2/landing'],
        ...['/signin', '/signin-only', '/signup', '/signup-only', '/signup-only/:token', '/signup-end'],
        ...['/forgot-password', '/forgot-password-end', '/reset-password/:key', '/route-file-generator/:accessKey'],
        ...['/activate-account/:token', '/activate-account/:token/:inviteToken'],
        '/activate-account/:inviteMemberSlash/:type/:token/:inviteToken',
        ...['/invite-member/:type/:token', '/accept-follow/:token', '/login-as-user/:data'],
        ...['/login-via-token/:redirectTo/:token', '/login-via-token/:token'],
      ].sort(),
    );
  });

  it('match the list of meeting pages', () => {
    expect(opened('meeting')).toEqual(['/j/:id', '/m/j/:id', '/m/s/:id', '/s/:id']);
  });

  it('match the list of pages that require a session, a role or a code', () => {
    expect(opened('login')).toEqual(
      [
        ...['/dashboard/*', '/ongoing-meetings', '/notifications', '/groups-management/*', '/meetings-history/*'],
        '/chat/*',
        ...['/organization/*', '/integrations/*', '/referrals', '/invites', '/followers'],
        ...['/user-authorize-jira/:jwt', '/user-authorize-hubstaff'],
        ...['/oauth2/authorize', '/oauth2/authorize-chrome-extension'],
      ].sort(),
    );
    expect(opened('login', 'role')).toEqual(['/groups-management/*', '/organization/*']);
    expect(opened('login', 'code')).toEqual(['/user-authorize-hubstaff']);
    expect(opened('login', 'code-or-error')).toEqual(['/oauth2/authorize-chrome-extension']);
  });

  it('end with the two that match any text, after every named page', () => {
    expect(
      Object.values(ROUTES)
        .slice(-2)
        .map(({ path }) => path),
    ).toEqual(['/:emailOrAlias', '/:alias/:label']);
  });
});

describe('reserved aliases', () => {
  it('include page segments, official words and members of objects, in lower case', () => {
    const names = ['dashboard', 'signin', 's', 'j', 'm', 'oauth2', 'admin', 'internal', 'constructor', '__proto__'];
    expect(names.filter((name) => !RESERVED_ALIASES.has(name))).toEqual([]);
    expect([...RESERVED_ALIASES].filter((name) => name !== name.toLowerCase())).toEqual([]);
  });

  it('include the server’s segments, which no page uses', () => {
    expect([...SERVER_SEGMENTS].filter((segment) => !RESERVED_ALIASES.has(segment))).toEqual([]);
    expect(ROUTE_SEGMENTS.filter((segment) => SERVER_SEGMENTS.has(segment))).toEqual([]);
  });

  it('do not include ordinary names', () => {
    expect(RESERVED_ALIASES.has('ana')).toBe(false);
  });

  it('come from no placeholder or empty segment', () => {
    expect(ROUTE_SEGMENTS).not.toContain(':alias');
    expect(ROUTE_SEGMENTS).not.toContain('');
  });
});

describe('firstSegment', () => {
  it('returns the first segment of a path, or nothing for the home page', () => {
    expect(firstSegment('/')).toBe('');
    expect(firstSegment('/dashboard/join')).toBe('dashboard');
  });
});
