import { describeInvitation } from '@meet/accounts-contract/operations';
import { useMemo } from 'react';
import { useRedeem } from './useRedeem.ts';

export interface Invitee {
  readonly name: string;
  readonly email: string;
}

/**
 * Returns the person whom an invitation is for; undefined until known, null for a link that is of no open invitation.
 */
export function useInvitee(token: string): Invitee | null | undefined {
  const described = useRedeem(
    describeInvitation,
    useMemo(() => ({ token }), [token]),
  );
  if (described.state === 'busy') return undefined;
  if (described.state === 'failed') return null;
  const { state, name, email } = described.answer.invitation;
  return state === 'invited' ? { name, email } : null;
}
