import { hrefFor } from '@meet/contracts/routes';
import { Box, LinkButton, Stack } from '@meet/ui';
import { DoneArt } from '@meet/ui/illustrations';
import { useShellSession } from '../../../app/ShellContext.ts';
import { AuthPage } from '../AuthPage.tsx';
import { useAuthTexts } from '../AuthTexts.tsx';
import { useFollowTexts } from './FollowTexts.ts';

/** What the answer brought about. */
export function AnsweredAsking({ answer, name }: { answer: 'accepted' | 'refused'; name: string }) {
  const t = useFollowTexts();
  const tAuth = useAuthTexts();
  const isSignedIn = useShellSession().state === 'signed-in';
  return (
    <AuthPage title={t(`${answer}.title`, { name })} description={t(`${answer}.text`, { name })}>
      {answer === 'accepted' && (
        <Box maxW={40} mb={6}>
          <DoneArt />
        </Box>
      )}
      <Stack gap={3}>
        {isSignedIn ? (
          <LinkButton variant="primary" wide href={hrefFor('followers')}>
            {t('toFollowers')}
          </LinkButton>
        ) : (
          <LinkButton variant="primary" wide href={hrefFor('signIn')}>
            {tAuth('toSignIn')}
          </LinkButton>
        )}
        <LinkButton variant="ghost" wide href={hrefFor('home')}>
          {tAuth('toHome')}
        </LinkButton>
      </Stack>
    </AuthPage>
  );
}
