import { PERIODS } from '@meet/contracts';
import type { Behavior, HostApi, Scope } from '@meet/remote-kit';
import { merge, timer } from 'rxjs';
import { fetchFresh, mutate } from '../../state/request.ts';
import {
  JoinedMeetingsHistoryDocument,
  ToggleMeetingFavoriteDocument,
  type HistoryEntryFragment,
} from './joinHistory.generated.ts';

export interface JoinHistory {
  /** Undefined until first loaded. */
  readonly entries$: Behavior<readonly HistoryEntryFragment[] | undefined>;
  readonly failed$: Behavior<boolean>;
  toggleFavorite(roomId: string): Promise<void>;
  reload(): void;
}

/** The meetings that the person joined, refreshed every ten minutes and whenever a meeting of theirs ended. */
export function createJoinHistory(scope: Scope, host: HostApi): JoinHistory {
  const entries$ = scope.state<readonly HistoryEntryFragment[] | undefined>(undefined);
  const failed$ = scope.state(false);

  const load = () => {
    fetchFresh(host, JoinedMeetingsHistoryDocument, {}).then(
      ({ joinedMeetingsHistory }) => {
        if (scope.ended) return;
        failed$.next(false);
        entries$.next(sortFavoritesFirst(joinedMeetingsHistory));
      },
      () => !scope.ended && failed$.next(entries$.value === undefined),
    );
  };
  scope.listen(
    merge(timer(0, PERIODS.joinHistoryRefreshMs), host.events.on('meeting.ended@1'), host.events.reconnected$),
    load,
  );

  const setFavorite = (roomId: string, isFavorite: number) =>
    entries$.next(
      sortFavoritesFirst(
        (entries$.value ?? []).map((entry) => (entry.roomId === roomId ? { ...entry, isFavorite } : entry)),
      ),
    );

  return {
    entries$,
    failed$,
    reload: load,
    async toggleFavorite(roomId) {
      const before = entries$.value?.find((entry) => entry.roomId === roomId)?.isFavorite ?? 0;
      setFavorite(roomId, 1 - before);
      try {
        setFavorite(roomId, (await mutate(host, ToggleMeetingFavoriteDocument, { roomId })).isFavorite);
      } catch {
        setFavorite(roomId, before);
        host.toast({ type: 'error', title: host.i18n.t('errorTitle'), message: host.i18n.t('join.favoriteFailed') });
      }
    },
  };
}

/** Favourites before the others; within each the order stays. */
export function sortFavoritesFirst<Entry extends { isFavorite: number }>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => b.isFavorite - a.isFavorite);
}
