import type { AccountCaller } from '@meet/contracts';
import type { MeetingsDeps } from '../deps.ts';
import type { Invited } from '../people/findInvited.ts';
import { ringPeople } from '../rings/ringPeople.ts';
import { invitePeople, type MeetingPlace } from './invitePeople.ts';

/** Rings people in their open tabs and invites them. Throws as invitePeople does, after all were tried. */
export async function callPeople(
  deps: MeetingsDeps,
  caller: AccountCaller,
  people: readonly Invited[],
  place: MeetingPlace,
): Promise<void> {
  const known = people.flatMap(({ account }) => account ?? []);
  await ringPeople(deps, caller, place, known);
  await invitePeople(deps, caller, people, place);
}
