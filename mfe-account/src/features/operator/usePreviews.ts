import { remotesChanged, type getPreviews as call } from '@meet/releases-contract';
import { getPreviews } from '@meet/releases-contract/operations';
import type { OutputOf } from '@meet/contracts';
import { createLiveQuery, useHost, useLiveState, useScope } from '@meet/remote-kit';

type Previews = OutputOf<typeof call>;
export type PreviewOffer = Previews['previews'][number];

/** Keeps the previews that the person may choose or has chosen up to date. */
export function usePreviews() {
  const { api, events } = useHost();
  const query = useScope((scope) =>
    createLiveQuery<Previews>(scope, {
      events,
      reduce: (previews, { type }) => (type === remotesChanged.type ? undefined : previews),
      fetch: (signal) => api.execute(getPreviews, {}, signal),
    }),
  );
  const { status, value } = useLiveState(query);
  return { offered: value, failed: status === 'failed', reload: () => void query?.refetch() };
}
