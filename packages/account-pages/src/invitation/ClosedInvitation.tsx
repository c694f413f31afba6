import type { InvitationState } from '@meet/accounts-contract';
import { hrefFor } from '@meet/contracts/routes';
import { LinkButton } from '@meet/ui';
import { AuthPage } from '../AuthPage.tsx';
import { WaysOn } from '../WaysOn.tsx';
import { useInvitationTexts } from './InvitationTexts.ts';

interface Props {
  readonly state: Exclude<InvitationState, 'invited'>;
  readonly inviterName: string;
}

/** An invitation that can't be accepted any more: why, and the way on. */
export function ClosedInvitation({ state, inviterName }: Props) {
  const t = useInvitationTexts();
  return (
    <AuthPage title={t(`closed.${state}`)} description={t(`closedText.${state}`, { inviter: inviterName })}>
      <WaysOn>
        <LinkButton variant="primary" wide href={hrefFor('dashboard', { '*': 'join' })}>
          {t('toDashboard')}
        </LinkButton>
      </WaysOn>
    </AuthPage>
  );
}
