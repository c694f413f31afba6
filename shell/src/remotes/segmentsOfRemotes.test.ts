import { afterEach, describe, expect, it } from '@jest/globals';
import { buildRelease } from '../testing/buildRelease.ts';
import { segmentsOfRemotes } from './segmentsOfRemotes.ts';

afterEach(() => localStorage.clear());

describe('segmentsOfRemotes', () => {
  it('is empty in a browser that knows no remotes', () => {
    expect(segmentsOfRemotes()).toEqual([]);
  });

  it('lists the pages of the remotes that this browser knows', () => {
    const polls = buildRelease('mfe-polls', { pages: { polls: { path: '/polls/:id', access: 'login' } } });
    localStorage.setItem('meet.registry', JSON.stringify({ remotes: { 'mfe-polls': polls } }));
    expect(segmentsOfRemotes()).toEqual(['polls']);
  });
});
