import { remotesChanged, type Channel, type Remote } from '@meet/releases-contract';
import { getRemotes } from '@meet/releases-contract/operations';
import { createLiveQuery, useHost, useLiveState, useScope } from '@meet/remote-kit';

/** A remote with its channel. */
export interface LiveRemote {
  readonly remote: Remote;
  readonly channel: Channel;
}

/** Keeps all remotes, sorted by name, up to date. */
export function useRemotes() {
  const { api, events } = useHost();
  const query = useScope((scope) =>
    createLiveQuery<readonly LiveRemote[]>(scope, {
      events,
      // The event contains neither the canaries nor the revision, so the list is fetched again.
      reduce: (remotes, { type }) => (type === remotesChanged.type ? undefined : remotes),
      fetch: async (signal) => {
        const { remotes, channels } = await api.execute(getRemotes, {}, signal);
        const channelByRemote = new Map(channels.map((channel) => [channel.remote, channel]));
        return remotes
          .map((remote) => ({ remote, channel: channelByRemote.get(remote.remote)! }))
          .sort((a, b) => a.remote.remote.localeCompare(b.remote.remote));
      },
    }),
  );
  const { status, value } = useLiveState(query);
  return { remotes: value, failed: status === 'failed', reload: () => void query?.refetch() };
}
