import type { Follower, notificationsEvents } from '@meet/notifications-contract';
import { getFollowers } from '@meet/notifications-contract/operations';
import { defineReducers, unchanged } from '@meet/contracts/events';
import { createLiveQuery, useHost, useLiveState, useScope } from '@meet/remote-kit';

/** Returns the list after an event; undefined if it must be fetched again. */
const reduceFollowers = defineReducers<readonly Follower[], typeof notificationsEvents>()<
  readonly Follower[] | undefined
>({
  followsChanged: () => undefined,
  pushNotification: unchanged,
  notificationsChanged: unchanged,
});

/** Keeps the people whom the person follows, or their followers. The list is fetched again when it changes. */
export function useFollowers(iAmFollowing: boolean) {
  const { api, events } = useHost();
  const query = useScope(
    (scope) =>
      createLiveQuery<readonly Follower[]>(scope, {
        events,
        reduce: reduceFollowers,
        fetch: async (signal) => (await api.execute(getFollowers, { iAmFollowing }, signal)).followers,
      }),
    iAmFollowing,
  );
  const { status, value } = useLiveState(query);
  return { followers: value, failed: status === 'failed', reload: () => void query?.refetch() };
}
