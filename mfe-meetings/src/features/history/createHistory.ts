import { MEETING_LIMITS, type meetingsEvents, type PastMeeting } from '@meet/meetings-contract';
import { getMeetingsHistory } from '@meet/meetings-contract/operations';
import { defineReducers, unchanged } from '@meet/contracts/events';
import { createLiveQuery, type Behavior, type HostApi, type Scope } from '@meet/remote-kit';
import { Subject, combineLatest, map, switchMap, timer } from 'rxjs';

export interface HistoryView {
  readonly search: string;
  /** Page number, from 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  /** Undefined until first loaded. */
  readonly meetings: readonly PastMeeting[] | undefined;
  readonly busy: boolean;
  readonly failure: unknown;
}

export interface History {
  readonly view$: Behavior<HistoryView>;
  search(text: string): void;
  goTo(page: number): void;
  reload(): void;
  /** Returns all meetings that match the search, loaded page by page. */
  all(): Promise<readonly PastMeeting[]>;
}

const SEARCH_DELAY_MS = 250;
const PAGE = MEETING_LIMITS.historyPage;

interface Page {
  readonly total: number | null;
  readonly meetings: readonly PastMeeting[];
  /** Cursor of the next page. */
  readonly next: string | null;
}

/** Fetches again when a meeting ends: only the server knows its place in the list. */
export const reduceHistory = defineReducers<Page, typeof meetingsEvents>()<Page | undefined>({
  meetingEnded: () => undefined,
  meetingStarted: unchanged,
  meetingOccupancyChanged: unchanged,
  meetingLobbyChanged: unchanged,
  meetingRing: unchanged,
  meetingRingEnded: unchanged,
  meetingCallChanged: unchanged,
  scheduledMeetingsChanged: unchanged,
});

/** Keeps the person's past meetings, searched and paged by the server. */
export function createHistory(scope: Scope, host: HostApi, search = ''): History {
  const requested$ = scope.state({ search, page: 1 });
  const wanted$ = new Subject<number>();
  /**
   * Cursor of each page whose previous page was read, by page index. Cursors after the last page read may be outdated,
   * so they are removed.
   */
  let places: (string | null | undefined)[] = [];
  const { state$, refetch } = createLiveQuery<Page>(scope, {
    events: host.events,
    reduce: reduceHistory,
    settleMs: SEARCH_DELAY_MS,
    async fetch(signal) {
      const { search, page } = requested$.value;
      const before = places[page - 1];
      const begin = before ? { before } : { offset: (page - 1) * PAGE };
      const answer = await host.api.execute(getMeetingsHistory, { search, ...begin, limit: PAGE }, signal);
      if (search === requested$.value.search) {
        places.length = page;
        places[page] = answer.next;
      }
      return answer;
    },
  });
  const view$ = scope.behavior<HistoryView>(
    { search, page: 1, pageCount: 1, total: 0, meetings: undefined, busy: true, failure: undefined },
    combineLatest([requested$, state$]).pipe(
      map(([requested, { status, value, isFetching, failure }]) => ({
        ...requested,
        pageCount: Math.max(1, Math.ceil((value?.total ?? 0) / PAGE)),
        total: value?.total ?? 0,
        meetings: value?.meetings,
        busy: isFetching || status === 'loading',
        failure: isFetching ? undefined : failure,
      })),
    ),
  );
  scope.listen(wanted$.pipe(switchMap((wait) => timer(wait))), () => void refetch());

  return {
    view$,
    search(search) {
      places = [];
      requested$.next({ search, page: 1 });
      wanted$.next(SEARCH_DELAY_MS);
    },
    goTo(page) {
      requested$.next({ ...requested$.value, page });
      wanted$.next(0);
    },
    reload: () => wanted$.next(0),
    async all() {
      const { search } = requested$.value;
      const limit = MEETING_LIMITS.historyPageMax;
      const found: PastMeeting[] = [];
      for (let before: string | null = ''; before !== null;) {
        const requested = { search, limit, withTotal: false, ...(before && { before }) };
        const page: Page = await host.api.execute(getMeetingsHistory, requested);
        found.push(...page.meetings);
        before = page.next;
      }
      return found;
    },
  };
}
