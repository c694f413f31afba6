import { MEETING_LIMITS, meetingEnded } from '@meet/meetings-contract';
import type { Behavior, HostApi, Scope } from '@meet/remote-kit';
import { EMPTY, Subject, catchError, debounceTime, from, merge, of, switchMap, tap, timer } from 'rxjs';
import { fetchFresh } from '../../state/request.ts';
import { MeetingsHistoryDocument, type MeetingsHistoryQuery } from './history.generated.ts';

export type Past = MeetingsHistoryQuery['meetingsHistory']['meetings'][number];

export interface HistoryView {
  readonly search: string;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly total: number;
  /** Undefined until first loaded. */
  readonly meetings: readonly Past[] | undefined;
  readonly busy: boolean;
  readonly failure: unknown;
}

export interface History {
  readonly view$: Behavior<HistoryView>;
  search(text: string): void;
  goTo(page: number): void;
  reload(): void;
  /** Everything that the search finds, page by page. */
  all(): Promise<readonly Past[]>;
}

const SEARCH_DELAY_MS = 250;
const PAGE = MEETING_LIMITS.historyPage;

/** The person's ended meetings, searched and paged by the server. */
export function createHistory(scope: Scope, host: HostApi): History {
  const view$ = scope.state<HistoryView>({
    search: '',
    page: 1,
    pageCount: 1,
    total: 0,
    meetings: undefined,
    busy: true,
    failure: undefined,
  });
  const wanted$ = new Subject<number>();
  const change = (part: Partial<HistoryView>) => view$.next({ ...view$.value, ...part });

  const load = () => {
    const { search, page } = view$.value;
    change({ busy: true, failure: undefined });
    return from(fetchFresh(host, MeetingsHistoryDocument, { search, offset: (page - 1) * PAGE, limit: PAGE })).pipe(
      tap(({ meetingsHistory: { total, meetings } }) =>
        change({ meetings, total, pageCount: Math.max(1, Math.ceil(total / PAGE)), busy: false }),
      ),
      catchError((failure: unknown) => {
        change({ failure, busy: false });
        return EMPTY;
      }),
    );
  };
  const asked$ = wanted$.pipe(switchMap((wait) => timer(wait)));
  const ended$ = host.events.server(meetingEnded).pipe(debounceTime(SEARCH_DELAY_MS));
  scope.listen(merge(of(undefined), asked$, ended$, host.events.reconnected$).pipe(switchMap(load)), () => {});

  return {
    view$,
    search(search) {
      change({ search, page: 1 });
      wanted$.next(SEARCH_DELAY_MS);
    },
    goTo(page) {
      change({ page });
      wanted$.next(0);
    },
    reload: () => wanted$.next(0),
    async all() {
      const { search } = view$.value;
      const limit = MEETING_LIMITS.historyPageMax;
      const found: Past[] = [];
      for (;;) {
        const { meetingsHistory } = await fetchFresh(host, MeetingsHistoryDocument, {
          search,
          offset: found.length,
          limit,
        });
        found.push(...meetingsHistory.meetings);
        if (meetingsHistory.meetings.length < limit) return found;
      }
    },
  };
}
