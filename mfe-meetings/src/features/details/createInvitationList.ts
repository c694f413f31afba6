import { participantInviteForm, type MeetingPerson } from '@meet/meetings-contract';
import type { Behavior, Scope } from '@meet/remote-kit';
import { ValidationError } from 'yup';

export interface InvitationList {
  readonly people$: Behavior<readonly MeetingPerson[]>;
  /** Whom the dialog is for, as known now; who was added, and what was chosen of those who are still there, stays. */
  begin(people: readonly MeetingPerson[]): void;
  /** Undefined when added, else the text key of why not. */
  add(person: Pick<MeetingPerson, 'email'> & Partial<MeetingPerson>): string | undefined;
  toggle(email: string): void;
  selectAll(selected: boolean): void;
}

/** Whom to invite: those that the dialog was opened for, and those added. */
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
      try {
        const invited = people$.value.map((present) => present.email);
        participantInviteForm({ ownEmail, invited }).validateSync({ email });
      } catch (error) {
        if (error instanceof ValidationError) return error.message;
        throw error;
      }
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
