import { hrefFor } from '@meet/contracts/routes';
import { Box, LinkButton } from '@meet/ui';
import { DoneArt } from '@meet/ui/illustrations';
import { usePageSession } from '../PageShell.ts';
import type { Translator } from '@meet/contracts/texts';
import { AuthPage } from '../AuthPage.tsx';
import { isOffer, type Invitation } from './InvitationCard.tsx';
import { useInvitationTexts } from './InvitationTexts.ts';

export type Answer =
  | { readonly kind: 'accepted'; readonly groupName: string | null; readonly organizationName: string | null }
  | { readonly kind: 'declined' };

/** Shows the result of the person's answer. */
export function AnsweredInvitation({ answer, invitation }: { answer: Answer; invitation: Invitation }) {
  const t = useInvitationTexts();
  const isSignedIn = usePageSession().state === 'signed-in';
  const toDashboard = (
    <LinkButton variant="primary" wide size="lg" href={hrefFor('dashboard', { '*': 'join' })}>
      {t('toDashboard')}
    </LinkButton>
  );
  if (answer.kind === 'declined') {
    return (
      <AuthPage title={t('declined')} description={t('declinedText', { inviter: invitation.inviterName })}>
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
  return (
    <AuthPage title={t('accepted')} description={acceptedText(t, answer, invitation)}>
      <Box maxW={40} mb={6}>
        <DoneArt />
      </Box>
      {answer.organizationName === null ? (
        toDashboard
      ) : (
        <LinkButton variant="primary" wide size="lg" href={hrefFor('organization')}>
          {t('toOrganizationPage')}
        </LinkButton>
      )}
    </AuthPage>
  );
}

function acceptedText(
  t: Translator['t'],
  { groupName, organizationName: organization }: Extract<Answer, { kind: 'accepted' }>,
  invitation: Invitation,
): string {
  const inviter = invitation.inviterName;
  if (organization !== null && isOffer(invitation)) return t('acceptedOffer', { inviter, organization });
  // An organization's own invitation holds no name and makes nobody a contact.
  const isContact = organization === null || invitation.name !== '';
  return [
    groupName !== null
      ? t('acceptedGroup', { inviter, group: groupName })
      : isContact && t('acceptedText', { inviter }),
    organization !== null && t('acceptedOrganization', { organization }),
  ]
    .filter(Boolean)
    .join(' ');
}
