import { INVITATIONS_PAGE, type accountsEvents, type SentInvitation } from '@meet/accounts-contract';
import { getInvitations } from '@meet/accounts-contract/operations';
import { defineReducers, unchanged } from '@meet/contracts/events';
import { createLiveQuery, useBehavior, useHost, useScope, constant } from '@meet/remote-kit';
import type { Behavior, HostApi, Scope } from '@meet/remote-kit';
import { Subject, combineLatest, map, switchMap, timer } from 'rxjs';

const SEARCH_DELAY_MS = 250;

interface Found {
  readonly invitations: readonly SentInvitation[];
  readonly total: number;
}

interface InvitationsView {
  readonly search: string;
  /** Page number, from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  /** Undefined until first loaded. */
  readonly invitations: readonly SentInvitation[] | undefined;
  readonly busy: boolean;
  readonly failure: unknown;
}

export interface Invitations extends InvitationsView {
  readonly searchFor: (text: string) => void;
  readonly goTo: (page: number) => void;
  readonly reload: () => void;
}

/** Returns the page after an event; undefined if it must be fetched, because only the server knows its invitations. */
const reduceInvitations = defineReducers<Found, typeof accountsEvents>()<Found | undefined>({
  invitationChanged: () => undefined,
  ownProfileChanged: unchanged,
});

const BLANK: InvitationsView = {
  search: '',
  page: 1,
  pageCount: 1,
  total: 0,
  invitations: undefined,
  busy: true,
  failure: undefined,
};

function createInvitations(scope: Scope, { api, events }: Pick<HostApi, 'api' | 'events'>) {
  const requested$ = scope.state({ search: '', page: 1 });
  const wanted$ = new Subject<number>();
  const { state$, refetch } = createLiveQuery<Found>(scope, {
    events,
    reduce: reduceInvitations,
    fetch(signal) {
      const { search, page } = requested$.value;
      const input = { search, offset: (page - 1) * INVITATIONS_PAGE, limit: INVITATIONS_PAGE };
      return api.execute(getInvitations, input, signal);
    },
  });
  scope.listen(wanted$.pipe(switchMap((wait) => timer(wait))), () => void refetch());
  scope.listen(events.on('invites.changed@1'), () => void refetch());

  const view$: Behavior<InvitationsView> = scope.behavior(
    BLANK,
    combineLatest([requested$, state$]).pipe(
      map(([requested, { status, value, isFetching, failure }]) => ({
        ...requested,
        pageCount: Math.max(1, Math.ceil((value?.total ?? 0) / INVITATIONS_PAGE)),
        total: value?.total ?? 0,
        invitations: value?.invitations,
        busy: isFetching || status === 'loading',
        failure: isFetching ? undefined : failure,
      })),
    ),
  );
  return {
    view$,
    searchFor(search: string) {
      requested$.next({ search, page: 1 });
      wanted$.next(search ? SEARCH_DELAY_MS : 0);
    },
    goTo(page: number) {
      requested$.next({ ...requested$.value, page });
      wanted$.next(0);
    },
    reload: () => void refetch(),
  };
}

const NOT_YET = constant(BLANK);

/**
 * Keeps the invitations that the person sent. The server searches and pages them. They are fetched again after every
 * change.
 */
export function useInvitations(): Invitations {
  const host = useHost();
  const invitations = useScope((scope) => createInvitations(scope, host));
  return {
    ...useBehavior(invitations?.view$ ?? NOT_YET),
    searchFor: (text) => invitations?.searchFor(text),
    goTo: (page) => invitations?.goTo(page),
    reload: () => invitations?.reload(),
  };
}
