import { describe, expect, it } from '@jest/globals';
import { firstSegment, hrefFor, RESERVED_ALIASES, ROUTE_SEGMENTS, SERVER_SEGMENTS } from './index.ts';

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
