import type { OutputOf } from '@meet/contracts';
import type { getNotificationInvitation } from '@meet/notifications-contract';
import { acceptFollow, refuseFollow } from '@meet/notifications-contract/operations';
import { hrefFor } from '@meet/contracts/routes';
import { isViewing } from '@meet/remote-kit';
import { Avatar, Banner, Box, Button, Card, HStack, LinkButton, Stack, Text } from '@meet/ui';
import { usePageShell, usePageSession } from '../PageShell.ts';
import { AuthPage } from '../AuthPage.tsx';
import { FormFailure } from '../FormFailure.tsx';
import { useAnswer } from '../useAnswer.ts';
import { useChangeAccount } from '../useChangeAccount.ts';
import { useFollowTexts } from './FollowTexts.ts';

type FollowInvitation = OutputOf<typeof getNotificationInvitation>['invitation'];

interface Props {
  readonly followRequest: FollowInvitation;
  readonly token: string;
  readonly onAnswered: (answer: 'accepted' | 'refused') => void;
}

const CALLS = { accepted: acceptFollow, refused: refuseFollow };

/**
 * A follow request that waits for its answer. The link alone is sufficient, since it was mailed to the requested
 * person's address.
 */
export function OpenFollowRequest({ followRequest, token, onAnswered }: Props) {
  const t = useFollowTexts();
  const { api } = usePageShell();
  const isOtherAccount = useIsOtherAccount(followRequest);
  const isLookingOn = isViewing(usePageSession());
  const { answer, busy, failure } = useAnswer(async (kind: keyof typeof CALLS) => {
    await api.execute(CALLS[kind], { token });
    onAnswered(kind);
  });
  const name = followRequest.fullName || followRequest.email;

  return (
    <AuthPage title={t('title', { name })}>
      <FormFailure text={failure} />
      <Stack gap={6}>
        <Card>
          <Stack>
            <HStack gap={3}>
              <Avatar name={name} email={followRequest.email} photo={followRequest.avatar} size={48} />
              <Box minW={0}>
                <Text weight="medium" truncate>
                  {name}
                </Text>
                <Text tone="muted" truncate>
                  {followRequest.email}
                </Text>
              </Box>
            </HStack>
            <Text>{t('meaning', { name })}</Text>
            <Text size="xs" tone="muted">
              {t('for', { email: followRequest.invitedEmail })}
            </Text>
          </Stack>
        </Card>
        <Stack gap={3}>
          {isLookingOn ? (
            <Banner tone="info">{t('viewing')}</Banner>
          ) : isOtherAccount ? (
            <OtherAccount email={followRequest.invitedEmail} />
          ) : (
            <>
              {followRequest.hasAccount ? (
                <Button
                  variant="primary"
                  size="lg"
                  wide
                  loading={busy === 'accepted'}
                  onClick={() => void answer('accepted')}
                >
                  {t('accept')}
                </Button>
              ) : (
                <NoAccount email={followRequest.invitedEmail} />
              )}
              <Button variant="ghost" wide loading={busy === 'refused'} onClick={() => void answer('refused')}>
                {t('refuse')}
              </Button>
            </>
          )}
        </Stack>
      </Stack>
    </AuthPage>
  );
}

/**
 * Returns whether another account is signed in. It follows the current session, since the person may sign out in
 * another tab.
 */
function useIsOtherAccount({ invitedEmail }: FollowInvitation): boolean {
  const session = usePageSession();
  return session.state === 'signed-in' && session.email.toLowerCase() !== invitedEmail.toLowerCase();
}

function NoAccount({ email }: { email: string }) {
  const t = useFollowTexts();
  return (
    <>
      <Banner tone="info">{t('noAccount', { email })}</Banner>
      <LinkButton variant="primary" size="lg" wide href={hrefFor('signUp')}>
        {t('signUp')}
      </LinkButton>
    </>
  );
}

function OtherAccount({ email }: { email: string }) {
  const t = useFollowTexts();
  const session = usePageSession();
  const changeAccount = useChangeAccount();
  return (
    <>
      <Banner tone="warning" role="status">
        {t('otherAccount', { email, own: session.state === 'signed-in' ? session.email : '' })}
      </Banner>
      <Button variant="primary" size="lg" wide onClick={changeAccount}>
        {t('switch')}
      </Button>
      <LinkButton variant="ghost" wide href={hrefFor('dashboard', { '*': 'join' })}>
        {t('toDashboard')}
      </LinkButton>
    </>
  );
}
