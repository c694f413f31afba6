import { acceptInvitation, declineInvitation } from '@meet/accounts-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { isViewing } from '@meet/remote-kit';
import { Banner, Button, Stack } from '@meet/ui';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { usePageShell, usePageSession } from '../PageShell.ts';
import { AuthPage } from '../AuthPage.tsx';
import { FormFailure } from '../FormFailure.tsx';
import { useAnswer } from '../useAnswer.ts';
import { useChangeAccount } from '../useChangeAccount.ts';
import type { Answer } from './AnsweredInvitation.tsx';
import { InvitationCard, isOffer, type Invitation } from './InvitationCard.tsx';
import { useInvitationTexts } from './InvitationTexts.ts';

interface Props {
  readonly invitation: Invitation;
  readonly token: string;
  readonly onAnswered: (answer: Answer) => void;
}

/**
 * An invitation that waits for its answer. A visitor returns here after sign-in. An administrator who views the account
 * cannot answer for it.
 */
export function OpenInvitation({ invitation, token, onAnswered }: Props) {
  const t = useInvitationTexts();
  const { api } = usePageShell();
  const session = usePageSession();
  const isForCaller = session.state === 'signed-in' && session.email.toLowerCase() === invitation.email.toLowerCase();
  const { answer, busy, failure } = useAnswer(async (kind: Answer['kind']) => {
    if (kind === 'accepted') onAnswered({ kind, ...(await api.execute(acceptInvitation, { token })) });
    else {
      await api.execute(declineInvitation, { token });
      onAnswered({ kind });
    }
  });

  return (
    <AuthPage
      title={t(isOffer(invitation) ? 'titleOffer' : 'title', {
        inviter: invitation.inviterName,
        organization: invitation.organizationName,
      })}
    >
      <FormFailure text={failure} />
      <Stack gap={6}>
        <InvitationCard invitation={invitation} />
        <Stack gap={3}>
          {isViewing(session) ? (
            <Banner tone="info">{t('viewing')}</Banner>
          ) : isForCaller ? (
            <Button
              variant="primary"
              size="lg"
              wide
              loading={busy === 'accepted'}
              onClick={() => void answer('accepted')}
            >
              {t('accept')}
            </Button>
          ) : session.state === 'signed-in' ? (
            <OtherAccount email={invitation.email} own={session.email} />
          ) : (
            <WaysIn invitation={invitation} token={token} />
          )}
          {!isViewing(session) && (
            <Button variant="ghost" wide loading={busy === 'declined'} onClick={() => void answer('declined')}>
              {t('decline')}
            </Button>
          )}
        </Stack>
      </Stack>
    </AuthPage>
  );
}

function WaysIn({ invitation, token }: Pick<Props, 'invitation' | 'token'>) {
  const t = useInvitationTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { type = '' } = useParams<{ type: string }>();
  if (invitation.hasAccount) {
    const toSignIn = () => void navigate(hrefFor('signIn'), { state: { from: pathname } });
    return (
      <Button variant="primary" size="lg" wide onClick={toSignIn}>
        {t('signIn')}
      </Button>
    );
  }
  const toSignUp = () => void navigate(`${hrefFor('signUpInvited', { token })}?${new URLSearchParams({ type })}`);
  return (
    <Button variant="primary" size="lg" wide onClick={toSignUp}>
      {t('signUp')}
    </Button>
  );
}

function OtherAccount({ email, own }: { email: string; own: string }) {
  const t = useInvitationTexts();
  const changeAccount = useChangeAccount();
  return (
    <>
      <Banner tone="warning" role="status">
        {t('otherAccount', { email, own })}
      </Banner>
      <Button variant="primary" wide onClick={changeAccount}>
        {t('switch')}
      </Button>
    </>
  );
}
