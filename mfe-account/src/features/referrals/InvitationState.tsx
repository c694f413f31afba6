import type { InvitationState as State, SentInvitation } from '@meet/accounts-contract';
import { useTexts } from '@meet/remote-kit';
import { Tag, type TagProps } from '@meet/ui';

const TONES: Record<State, TagProps['tone']> = {
  invited: 'info',
  accepted: 'success',
  declined: 'neutral',
  expired: 'warning',
  revoked: 'neutral',
};

/** Shows an invitation's state, in a word. */
export function InvitationState({ invitation: { state } }: { invitation: SentInvitation }) {
  const t = useTexts();
  return <Tag tone={TONES[state]}>{t(`referrals.states.${state}`)}</Tag>;
}
