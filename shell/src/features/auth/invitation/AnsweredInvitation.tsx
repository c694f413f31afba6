import { hrefFor } from '@meet/contracts/routes';
import { Box, LinkButton } from '@meet/ui';
import { DoneArt } from '@meet/ui/illustrations';
import { useShellSession } from '../../../app/ShellContext.ts';
import { AuthPage } from '../AuthPage.tsx';
import { useInvitationTexts } from './InvitationTexts.ts';

export type Answer = { readonly kind: 'accepted'; readonly groupName: string | null } | { readonly kind: 'declined' };

/** What the answer brought about. */
export function AnsweredInvitation({ answer, inviterName }: { answer: Answer; inviterName: string }) {
  const t = useInvitationTexts();
  const isSignedIn = useShellSession().state === 'signed-in';
  const toDashboard = (
    <LinkButton variant="primary" wide size="lg" href={hrefFor('dashboard', { '*': 'join' })}>
      {t('toDashboard')}
    </LinkButton>
  );
  if (answer.kind === 'declined') {
    return (
      <AuthPage title={t('declined')} description={t('declinedText', { inviter: inviterName })}>
        {isSignedIn ? (
          toDashboard
        ) : (
          <LinkButton wide href={hrefFor('home')}>
            {t('toHome')}
          </LinkButton>
        )}
      </AuthPage>
    );
  }
  const { groupName } = answer;
  return (
    <AuthPage
      title={t('accepted')}
      description={
        groupName === null
          ? t('acceptedText', { inviter: inviterName })
          : t('acceptedGroup', { inviter: inviterName, group: groupName })
      }
    >
      <Box maxW={40} mb={6}>
        <DoneArt />
      </Box>
      {toDashboard}
    </AuthPage>
  );
}
