import { applyOrganizationEvent, type OrganizationPage } from '@meet/organizations-contract';
import { getOrganizationMembers } from '@meet/organizations-contract/operations';
import { createLiveQuery, useHost, useLiveState, useScope } from '@meet/remote-kit';

const NOWHERE: OrganizationPage = { organization: null, members: [], invitations: [] };

/** The person's organization, as everybody's changes leave it. */
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
    /** Undefined until it is there. */
    page: value,
    failure: status === 'failed' ? failure : undefined,
    reload: () => void query?.refetch(),
    /** After a change of the person's own: events bring it, unless none come. */
    settle: () => void (events.connection$.value === 'online' || query?.refetch()),
    /** The person is in no organization any more. */
    forget: () => query?.update(() => NOWHERE),
  };
}
