import type { organizationsEvents, ReceivedInvitation } from '@meet/organizations-contract';
import { getInvitationOrganization } from '@meet/organizations-contract/operations';
import { defineReducers, unchanged } from '@meet/contracts/events';
import { createLiveQuery, useHost, useLiveState, useScope } from '@meet/remote-kit';

type Received = readonly ReceivedInvitation[];

/**
 * Returns the list after an event; undefined if it must be fetched, because only the server knows the open invitations.
 */
const reduceReceived = defineReducers<Received, typeof organizationsEvents>()<Received | undefined>({
  receivedInvitationsChanged: () => undefined,
  organizationChanged: unchanged,
  organizationGone: unchanged,
  organizationInvitationsChanged: unchanged,
});

/** Keeps the open invitations to organizations that the person received; empty until they are loaded. */
export function useReceivedInvitations() {
  const { api, events } = useHost();
  const query = useScope((scope) =>
    createLiveQuery<Received>(scope, {
      events,
      reduce: reduceReceived,
      fetch: async (signal) => (await api.execute(getInvitationOrganization, {}, signal)).invitations,
    }),
  );
  const { status, value = [] } = useLiveState(query);
  return { invitations: value, failed: status === 'failed', reload: () => void query?.refetch() };
}
