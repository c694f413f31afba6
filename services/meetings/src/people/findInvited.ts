import { ServiceError, type AccountCaller } from '@meet/contracts';
import { meetingsErrors } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import { findPeople, type Invited, type Named } from './findPeople.ts';

/** Returns the people to invite to a meeting that the inviter is in. Throws CANNOT_INVITE_YOURSELF. */
export async function findInvited(deps: Deps, inviter: AccountCaller, named: readonly Named[]): Promise<Invited[]> {
  const people = await findPeople(deps, inviter, named);
  const own = inviter.email.toLowerCase();
  if (people.some(({ email }) => email === own)) throw new ServiceError(meetingsErrors.CANNOT_INVITE_YOURSELF);
  return people;
}
