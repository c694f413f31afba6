import { describe, expect, it } from '@jest/globals';
import { buildContact, buildGroup } from '@meet/remote-kit/testing';
import { groupNamesByEmail, matchesContact, matchesGroup, startsWith } from './filterNetwork.ts';

const bob = buildContact('Bob Stan', { isInMyTeam: 1 });
const group = buildGroup('Design', 'me@example.com', [bob]);

describe('a search', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['sta', true],
    ['BOB.STAN@', true],
    ['design', true],
    ['team', true],
    ['partners', false],
    ['frequent', false],
    ['eva', false],
  ])('%p finds Bob of My Team and Design: %p', (search, found) => {
    const names = groupNamesByEmail([group]).get(bob.email)!;
    expect(matchesContact(bob, names, search)).toBe(found);
  });

  it('finds partners and frequent users by those words', () => {
    expect(matchesContact(buildContact('Eva', { isPartner: 1 }), [], 'Partners')).toBe(true);
    expect(matchesContact(buildContact('Eva', { isFrequentUser: 1 }), [], 'frequent')).toBe(true);
  });

  it('ignores accents in contacts, groups and members', () => {
    const lukasz = buildContact('Łukasz Brûlée');
    const crowd = buildGroup('Ångström', 'me@example.com', [lukasz]);
    const names = groupNamesByEmail([crowd]).get(lukasz.email)!;
    for (const search of ['lukasz', 'BRULEE', 'bru\u0302le', 'angstrom']) {
      expect(matchesContact(lukasz, names, search)).toBe(true);
      expect(matchesGroup(crowd, search)).toBe(true);
    }
    expect(startsWith('Łukasz', 'luk')).toBe(true);
  });

  it('finds groups by name, member and member’s e-mail', () => {
    for (const search of ['desi', 'stan', 'bob.stan@example.com']) expect(matchesGroup(group, search)).toBe(true);
    expect(matchesGroup(group, 'sales')).toBe(false);
  });

  it('finds members by the beginning of their name', () => {
    expect(startsWith('Bob Stan', 'bo')).toBe(true);
    expect(startsWith('Bob Stan', 'stan')).toBe(false);
  });
});
