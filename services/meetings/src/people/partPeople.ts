import type { Invited } from './findPeople.ts';

/**
 * Splits people into acquaintances of the inviter and strangers. The inviter sees no difference between strangers with
 * and without an account.
 */
export const partPeople = (people: readonly Invited[]) => ({
  acquaintances: people.filter(({ isAcquaintance }) => isAcquaintance),
  strangers: people.filter(({ isAcquaintance }) => !isAcquaintance),
});
