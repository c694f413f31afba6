import { type OutputOf } from '@meet/contracts';
import { inviteForm } from '@meet/accounts-contract';
import { checkInvitedUser } from '@meet/accounts-contract/operations';
import { useHost, useRequest } from '@meet/remote-kit';
import { useCallback } from 'react';

const CHECK_AFTER_MS = 1_500;

type Membership = OutputOf<typeof checkInvitedUser>;

const NOWHERE: Membership = { group: false, organization: false };

/**
 * Returns the present memberships of the person with an address. It requests them once typing has paused on a valid
 * address. Without an answer all options stay available: the server validates the invitation in any case.
 */
export function useInvitedUserCheck(email: string): Membership {
  const { api } = useHost();
  const check = useCallback(
    async (signal: AbortSignal) =>
      (await isAddress(email)) ? api.execute(checkInvitedUser, { email }, signal) : NOWHERE,
    [api, email],
  );
  return useRequest(check, CHECK_AFTER_MS).value ?? NOWHERE;
}

const isAddress = (email: string) =>
  inviteForm.validateAt('email', { email }).then(
    () => true,
    () => false,
  );
