import type { Invited } from './findPeople.ts';

/** Acquaintances of the inviter, and everybody else: with an account or without, alike in all that the inviter sees. */
export const partPeople = (people: readonly Invited[]) => ({
  acquaintances: people.filter(({ isAcquaintance }) => isAcquaintance),
  strangers: people.filter(({ isAcquaintance }) => !isAcquaintance),
});
