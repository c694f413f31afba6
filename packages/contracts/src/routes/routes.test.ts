import { describe, expect, it } from '@jest/globals';
import { firstSegment, hrefFor, RESERVED_ALIASES, ROUTES, ROUTE_SEGMENTS, SERVER_SEGMENTS } from './index.ts';

describe('hrefFor', () => {
  it('fills and encodes parameters', () => {
    expect(hrefFor('meetingStart', { id: '123456789' })).toBe('/s/123456789');
    expect(hrefFor('labelledRoom', { alias: 'ana', label: 'week plan/1' })).toBe('/ana/week%20plan%2F1');
    expect(hrefFor('personalRoom', { emailOrAlias: 'ana@example.com' })).toBe('/ana@example.com');
  });

  it('leaves an empty rest out', () => {
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

  it('that everybody may open', () => {
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

  it('lead to meetings', () => {
    expect(opened('meeting')).toEqual(['/j/:id', '/m/j/:id', '/m/s/:id', '/s/:id']);
  });

  it('that want a session, and what some want beside it', () => {
    expect(opened('login')).toEqual(
      [
        ...['/dashboard/*', '/ongoing-meetings', '/notifications', '/groups-management/*', '/meetings-history'],
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

  it('that catch any text stand last, so that every named page goes before', () => {
    expect(
      Object.values(ROUTES)
        .slice(-2)
        .map(({ path }) => path),
    ).toEqual(['/:emailOrAlias', '/:alias/:label']);
  });
});

describe('reserved aliases', () => {
  it('are the pages’ first segments, words of office and every member of objects, in lower case', () => {
    const names = ['dashboard', 'signin', 's', 'j', 'm', 'oauth2', 'admin', 'internal', 'constructor', '__proto__'];
    expect(names.filter((name) => !RESERVED_ALIASES.has(name))).toEqual([]);
    expect([...RESERVED_ALIASES].filter((name) => name !== name.toLowerCase())).toEqual([]);
  });

  it('are the server’s own segments, which no page has', () => {
    expect([...SERVER_SEGMENTS].filter((segment) => !RESERVED_ALIASES.has(segment))).toEqual([]);
    expect(ROUTE_SEGMENTS.filter((segment) => SERVER_SEGMENTS.has(segment))).toEqual([]);
  });

  it('leave people their names', () => {
    expect(RESERVED_ALIASES.has('ana')).toBe(false);
  });

  it('knows no placeholder as a segment', () => {
    expect(ROUTE_SEGMENTS).not.toContain(':alias');
    expect(ROUTE_SEGMENTS).not.toContain('');
  });
});

describe('firstSegment', () => {
  it('is empty at home', () => {
    expect(firstSegment('/')).toBe('');
    expect(firstSegment('/dashboard/join')).toBe('dashboard');
  });
});
