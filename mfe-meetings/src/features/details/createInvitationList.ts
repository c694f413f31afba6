import { findFailure } from '@meet/contracts/forms';
import { participantInviteEmail, type MeetingPerson } from '@meet/meetings-contract';
import type { Behavior, Scope } from '@meet/remote-kit';

export interface InvitationList {
  readonly people$: Behavior<readonly MeetingPerson[]>;
  /**
   * Sets the people for whom the dialog was opened, from the latest data. Added people stay, and so does the selection
   * of those who are still there.
   */
  begin(people: readonly MeetingPerson[]): void;
  /** Adds a person. Returns undefined on success, otherwise the text key of the reason. */
  add(person: Pick<MeetingPerson, 'email'> & Partial<MeetingPerson>): string | undefined;
  toggle(email: string): void;
  selectAll(selected: boolean): void;
}

/** Keeps the people to invite: those for whom the dialog was opened, and those who were added. */
export function createInvitationList(scope: Scope, ownEmail: string): InvitationList {
  const people$ = scope.state<readonly MeetingPerson[]>([]);
  const added = new Set<string>();
  return {
    people$,
    begin(people) {
      const known = new Map(people$.value.map((person) => [person.email, person]));
      const begun = people.map((person) => ({
        ...person,
        selected: known.get(person.email)?.selected ?? person.selected,
      }));
      const more = people$.value.filter(({ email }) => added.has(email) && !people.some((one) => one.email === email));
      people$.next([...begun, ...more]);
    },
    add(person) {
      const email = person.email.trim();
      const invited = people$.value.map((present) => present.email);
      const failure = findFailure(participantInviteEmail({ ownEmail, invited }), email);
      if (failure) return failure.key;
      const newcomer = {
        accountId: null,
        contactId: null,
        fullName: '',
        avatar: null,
        ...person,
        email,
        selected: true,
      };
      added.add(email);
      people$.next([...people$.value, newcomer]);
      return undefined;
    },
    toggle: (email) =>
      people$.next(
        people$.value.map((person) => (person.email === email ? { ...person, selected: !person.selected } : person)),
      ),
    selectAll: (selected) => people$.next(people$.value.map((person) => ({ ...person, selected }))),
  };
}
