import { constant } from './Behavior.ts';
import type { LiveQuery, LiveState } from './createLiveQuery.ts';
import { useBehavior } from './useBehavior.ts';

const LOADING = constant<LiveState<undefined>>({
  status: 'loading',
  value: undefined,
  isFetching: true,
  isStale: false,
  failure: undefined,
});

/** Returns the state of a live query from `useScope`. Until the query exists, the state is loading. */
export function useLiveState<Value>(query: Pick<LiveQuery<Value>, 'state$'> | undefined): LiveState<Value | undefined> {
  return useBehavior<LiveState<Value | undefined>>(query?.state$ ?? LOADING);
}
