import { applicationRevoked, applyOauthEvent, type AuthorizedApplication } from '@meet/oauth-contract';
import { getAuthorizedApplications } from '@meet/oauth-contract/operations';
import { createLiveQuery, useHost, useLiveState, useScope } from '@meet/remote-kit';

type Applications = readonly AuthorizedApplication[];

/** Keeps the outside applications to which the person gave access, equal in all tabs. */
export function useApplications() {
  const { api, events } = useHost();
  const query = useScope((scope) =>
    createLiveQuery<Applications>(scope, {
      events,
      reduce: applyOauthEvent,
      fetch: async (signal) => (await api.execute(getAuthorizedApplications, {}, signal)).applications,
    }),
  );
  const { status, value } = useLiveState(query);
  return {
    applications: value,
    failed: status === 'failed',
    reload: () => void query?.refetch(),
    /** Applies the answer of a call before its event arrives. */
    remove: ({ clientId }: AuthorizedApplication) =>
      query?.apply({ type: applicationRevoked.type, payload: { clientId } }),
  };
}
