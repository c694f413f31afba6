import { applyOrganizationEvent, type OrganizationPage } from '@meet/organizations-contract';
import { getOrganizationMembers } from '@meet/organizations-contract/operations';
import { createLiveQuery, useHost, useLiveState, useScope } from '@meet/remote-kit';

const NOWHERE: OrganizationPage = { organization: null, members: [], invitations: [] };

/** Keeps the person's organization, updated by everybody's changes. */
export function useOrganization() {
  const { api, events } = useHost();
  const query = useScope((scope) =>
    createLiveQuery<OrganizationPage>(scope, {
      events,
      reduce: applyOrganizationEvent,
      fetch: (signal) => api.execute(getOrganizationMembers, {}, signal),
    }),
  );
  const { status, value, failure } = useLiveState(query);
  return {
    /** Undefined until first loaded. */
    page: value,
    failure: status === 'failed' ? failure : undefined,
    reload: () => void query?.refetch(),
    /** Fetches again after a change of the person's own, but only while offline: online, events bring the change. */
    settle: () => void (events.connection$.value === 'online' || query?.refetch()),
    /** Records that the person is in no organization any more. */
    forget: () => query?.update(() => NOWHERE),
  };
}
