import { hrefFor } from '@meet/contracts/routes';
import { Box, LinkButton } from '@meet/ui';
import { DoneArt } from '@meet/ui/illustrations';
import { AuthPage } from '../AuthPage.tsx';
import { HomeLink, WaysOn } from '../WaysOn.tsx';
import { useFollowTexts } from './FollowTexts.ts';

/** Shows the result of the person's answer. */
export function AnsweredFollowRequest({ answer, name }: { answer: 'accepted' | 'refused'; name: string }) {
  const t = useFollowTexts();
  return (
    <AuthPage title={t(`${answer}.title`, { name })} description={t(`${answer}.text`, { name })}>
      {answer === 'accepted' && (
        <Box maxW={40} mb={6}>
          <DoneArt />
        </Box>
      )}
      <WaysOn>
        <LinkButton variant="primary" wide href={hrefFor('followers')}>
          {t('toFollowers')}
        </LinkButton>
        <HomeLink />
      </WaysOn>
    </AuthPage>
  );
}
