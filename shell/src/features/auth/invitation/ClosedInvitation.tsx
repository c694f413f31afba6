import type { InvitationState } from '@meet/contracts/accounts';
import { hrefFor } from '@meet/contracts/routes';
import { LinkButton, Stack } from '@meet/ui';
import { useShellSession } from '../../../app/ShellContext.ts';
import { AuthPage } from '../AuthPage.tsx';
import { useAuthTexts } from '../AuthTexts.tsx';
import { useInvitationTexts } from './InvitationTexts.ts';

interface Props {
  readonly state: Exclude<InvitationState, 'invited'>;
  readonly inviterName: string;
}

/** An invitation that can't be accepted any more: why, and the way on. */
export function ClosedInvitation({ state, inviterName }: Props) {
  const t = useInvitationTexts();
  const tAuth = useAuthTexts();
  const isSignedIn = useShellSession().state === 'signed-in';
  return (
    <AuthPage title={t(`closed.${state}`)} description={t(`closedText.${state}`, { inviter: inviterName })}>
      <Stack gap={3}>
        {isSignedIn ? (
          <LinkButton variant="primary" wide href={hrefFor('dashboard', { '*': 'join' })}>
            {t('toDashboard')}
          </LinkButton>
        ) : (
          <>
            <LinkButton variant="primary" wide href={hrefFor('signIn')}>
              {tAuth('toSignIn')}
            </LinkButton>
            <LinkButton variant="ghost" wide href={hrefFor('home')}>
              {tAuth('toHome')}
            </LinkButton>
          </>
        )}
      </Stack>
    </AuthPage>
  );
}
