import type { AccountCaller } from '@meet/contracts';
import type { Deps } from '../Deps.ts';
import type { Invited } from '../people/findPeople.ts';
import { partPeople } from '../people/partPeople.ts';
import { toCallees, ringPeople } from '../rings/ringPeople.ts';
import { invitePeople, type MeetingPlace } from './invitePeople.ts';

/**
 * Calls people in their open tabs and invites them. Strangers are called after the caller's response. Throws the errors
 * of invitePeople, after trying everybody.
 */
export async function callPeople(
  deps: Deps,
  caller: AccountCaller,
  people: readonly Invited[],
  place: MeetingPlace,
): Promise<void> {
  const { acquaintances, strangers } = partPeople(people);
  await ringPeople(deps, caller, place, toCallees(acquaintances));
  try {
    await invitePeople(deps, caller, people, place, { withoutPush: true });
  } finally {
    deps.background.run(() => ringPeople(deps, caller, place, toCallees(strangers)));
  }
}
