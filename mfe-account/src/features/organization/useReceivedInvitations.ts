import type { organizationsEvents, ReceivedInvitation } from '@meet/organizations-contract';
import { getInvitationOrganization } from '@meet/organizations-contract/operations';
import { defineReducers, unchanged } from '@meet/contracts/events';
import { createLiveQuery, useHost, useLiveState, useScope } from '@meet/remote-kit';

type Received = readonly ReceivedInvitation[];

/** The list after an event; which invitations are open is the server's to say. */
const reduceReceived = defineReducers<Received, typeof organizationsEvents>()<Received | undefined>({
  receivedInvitationsChanged: () => undefined,
  organizationChanged: unchanged,
  organizationGone: unchanged,
  organizationInvitationsChanged: unchanged,
});

/** The open invitations into organizations that the person got; none until they are known. */
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
