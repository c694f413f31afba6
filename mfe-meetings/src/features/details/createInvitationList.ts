import { participantInviteForm } from '@meet/meetings-contract';
import type { Behavior, Scope } from '@meet/remote-kit';
import { ValidationError } from 'yup';
import type { DetailsPersonFragment } from './details.generated.ts';

export type Invitee = Omit<DetailsPersonFragment, '__typename'>;

export interface InvitationList {
  readonly people$: Behavior<readonly Invitee[]>;
  /** Undefined when added, else the text key of why not. */
  add(person: Pick<Invitee, 'email'> & Partial<Invitee>): string | undefined;
  toggle(email: string): void;
  selectAll(selected: boolean): void;
}

/** Whom to invite: those that the dialog was opened for, and those added. */
export function createInvitationList(scope: Scope, ownEmail: string, begin: readonly Invitee[]): InvitationList {
  const people$ = scope.state<readonly Invitee[]>(begin);
  return {
    people$,
    add(person) {
      const email = person.email.trim();
      try {
        const invited = people$.value.map((present) => present.email);
        participantInviteForm({ ownEmail, invited }).validateSync({ email });
      } catch (error) {
        if (error instanceof ValidationError) return error.message;
        throw error;
      }
      const added = { accountId: null, contactId: null, fullName: '', avatar: null, ...person, email, selected: true };
      people$.next([...people$.value, added]);
      return undefined;
    },
    toggle: (email) =>
      people$.next(
        people$.value.map((person) => (person.email === email ? { ...person, selected: !person.selected } : person)),
      ),
    selectAll: (selected) => people$.next(people$.value.map((person) => ({ ...person, selected }))),
  };
}
