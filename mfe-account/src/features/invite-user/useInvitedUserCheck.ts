import { type OutputOf } from '@meet/contracts';
import { inviteForm } from '@meet/accounts-contract';
import { checkInvitedUser } from '@meet/accounts-contract/operations';
import { useHost } from '@meet/remote-kit';
import { useEffect, useState } from 'react';

const CHECK_AFTER_MS = 1_500;

type Membership = OutputOf<typeof checkInvitedUser>;

const NOWHERE: Membership = { group: false, organization: false };

/**
 * Returns the present memberships of the person behind an address. It asks the server once typing has paused on a valid
 * address.
 */
export function useInvitedUserCheck(email: string): Membership {
  const { api } = useHost();
  const [known, setKnown] = useState<{ readonly email: string; readonly membership: Membership }>();
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      if (!(await isAddress(email))) return;
      // Without an answer nothing is ruled out; the server judges the invitation all the same.
      const membership = await api.execute(checkInvitedUser, { email }, abort.signal).catch(() => NOWHERE);
      if (!abort.signal.aborted) setKnown({ email, membership });
    }, CHECK_AFTER_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, email]);
  // An answer about one address does not apply to the next.
  return known?.email === email ? known.membership : NOWHERE;
}

const isAddress = (email: string) =>
  inviteForm.validateAt('email', { email }).then(
    () => true,
    () => false,
  );
