import { remotesChanged, type getPreviews as call } from '@meet/releases-contract';
import { getPreviews } from '@meet/releases-contract/operations';
import type { OutputOf } from '@meet/contracts';
import { constant, createLiveQuery, useBehavior, useHost, useScope, type LiveState } from '@meet/remote-kit';

type Previews = OutputOf<typeof call>;
export type PreviewOffer = Previews['previews'][number];

const UNKNOWN = constant<LiveState<Previews | undefined>>({
  status: 'loading',
  value: undefined,
  isFetching: false,
  isStale: false,
  failure: undefined,
});

/** The previews that the person may choose or has chosen, as they stand now. */
export function usePreviews() {
  const { api, events } = useHost();
  const query = useScope((scope) =>
    createLiveQuery<Previews>(scope, {
      events,
      reduce: (previews, { type }) => (type === remotesChanged.type ? undefined : previews),
      fetch: (signal) => api.execute(getPreviews, {}, signal),
    }),
  );
  const { status, value } = useBehavior(query?.state$ ?? UNKNOWN);
  return { offered: value, failed: status === 'failed', reload: () => void query?.refetch() };
}
