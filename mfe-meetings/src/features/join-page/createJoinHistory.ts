import type { JoinHistoryEntry } from '@meet/meetings-contract';
import { getJoinedMeetingsHistory, toggleMeetingFavorite } from '@meet/meetings-contract/operations';
import { createLiveQuery, type Behavior, type HostApi, type Scope } from '@meet/remote-kit';
import { interval, map, merge } from 'rxjs';

const REFRESH_MS = 10 * 60_000;

export interface JoinHistory {
  /** Undefined until first loaded. */
  readonly entries$: Behavior<readonly JoinHistoryEntry[] | undefined>;
  readonly failed$: Behavior<boolean>;
  toggleFavorite(roomId: string): Promise<void>;
  reload(): void;
}

/**
 * Keeps the meetings that the person joined. It refreshes them every ten minutes and whenever a meeting of theirs ends.
 */
export function createJoinHistory(scope: Scope, host: HostApi): JoinHistory {
  const { state$, refetch, update } = createLiveQuery<readonly JoinHistoryEntry[]>(scope, {
    events: host.events,
    // The server sends no events about it, although it changes as the person enters rooms.
    reduce: (entries) => entries,
    fetch: async (signal) =>
      sortFavoritesFirst((await host.api.execute(getJoinedMeetingsHistory, {}, signal)).userJoinMeetingHistory),
  });
  const reload = () => void refetch();
  scope.listen(merge(interval(REFRESH_MS), host.events.on('meeting.ended@1')), reload);
  const entries$ = scope.behavior<readonly JoinHistoryEntry[] | undefined>(
    undefined,
    state$.pipe(map(({ value }) => value)),
  );

  const setFavorite = (roomId: string, isFavorite: JoinHistoryEntry['isFavorite']) =>
    update((entries) =>
      sortFavoritesFirst(entries.map((entry) => (entry.roomId === roomId ? { ...entry, isFavorite } : entry))),
    );

  return {
    entries$,
    failed$: scope.behavior(false, state$.pipe(map(({ status }) => status === 'failed'))),
    reload,
    async toggleFavorite(roomId) {
      const before = entries$.value?.find((entry) => entry.roomId === roomId)?.isFavorite ?? 0;
      setFavorite(roomId, 1 - before);
      try {
        setFavorite(roomId, (await host.api.execute(toggleMeetingFavorite, { roomId })).isFavorite);
      } catch {
        setFavorite(roomId, before);
        host.toast({ type: 'error', message: host.i18n.t('join.favoriteFailed') });
      }
    },
  };
}

/** Returns favourites before the others; within each the order stays. */
export function sortFavoritesFirst<Entry extends { isFavorite: number }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => b.isFavorite - a.isFavorite);
}
