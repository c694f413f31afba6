import { describeInvitation } from '@meet/accounts-contract/operations';
import { useMemo } from 'react';
import { useRedeem } from './useRedeem.ts';

export interface Invitee {
  readonly name: string;
  readonly email: string;
}

/** Returns the invited person; undefined while loading, null if the link belongs to no open invitation. */
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
