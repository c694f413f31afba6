import { afterEach, describe, expect, it } from '@jest/globals';
import { buildRelease } from '../testing/buildRelease.ts';
import { segmentsOfRemotes } from './segmentsOfRemotes.ts';

afterEach(() => localStorage.clear());

describe('segmentsOfRemotes', () => {
  it('is empty in a browser that has known no remote', () => {
    expect(segmentsOfRemotes()).toEqual([]);
  });

  it('names the pages that remotes bring, as this browser has known them', () => {
    const polls = buildRelease('mfe-polls', { pages: { polls: { path: '/polls/:id', access: 'login' } } });
    localStorage.setItem('meet.registry', JSON.stringify({ remotes: { 'mfe-polls': polls } }));
    expect(segmentsOfRemotes()).toEqual(['polls']);
  });
});
