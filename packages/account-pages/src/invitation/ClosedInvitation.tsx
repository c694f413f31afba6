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

/** An invitation that can no longer be accepted: shows the reason and a link to continue. */
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
