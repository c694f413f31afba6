import { remotesChanged, type AuditEntry, type Release } from '@meet/releases-contract';
import { getChannelAudit, getReleases } from '@meet/releases-contract/operations';
import { createLiveQuery, useHost, useLiveState, useScope } from '@meet/remote-kit';
import { useEffect, useRef } from 'react';

export interface History {
  readonly releases: readonly Release[];
  /** Entries of the audit trail, the latest first. */
  readonly entries: readonly AuditEntry[];
}

/**
 * Fetches the kept releases of a remote and its audit trail, again after each revision. The remote must stay the same
 * while the component is mounted.
 */
export function useHistory(remote: string, revision: number) {
  const { api, events } = useHost();
  const query = useScope((scope) =>
    createLiveQuery<History>(scope, {
      events,
      reduce: (history, { type, payload }) =>
        type === remotesChanged.type && (payload as { remote: string }).remote === remote ? undefined : history,
      fetch: async (signal) => {
        const [{ releases }, { entries }] = await Promise.all([
          api.execute(getReleases, { remote }, signal),
          api.execute(getChannelAudit, { remote }, signal),
        ]);
        return { releases, entries };
      },
    }),
  );
  const known = useRef(revision);
  useEffect(() => {
    if (known.current === revision) return;
    known.current = revision;
    query?.refetch();
  }, [query, revision]);
  const { status, value } = useLiveState(query);
  return { history: value, failed: status === 'failed', reload: () => void query?.refetch() };
}
