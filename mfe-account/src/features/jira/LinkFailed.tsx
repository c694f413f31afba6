import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { Button, ErrorState, LinkButton } from '@meet/ui';
import { RotateCw } from '@meet/ui/icons';

/** Shows why a link from Jira does not work, and the possible next steps. */
export function LinkFailed({ failure, onRetry }: { failure: string; onRetry: () => void }) {
  const t = useTexts();
  const { hrefFor } = useHost();
  const isSignedIn = useSession().state === 'signed-in';
  return (
    <ErrorState
      as="h1"
      title={t('jiraLink.failedTitle')}
      description={failure}
      action={
        <>
          <Button icon={<RotateCw aria-hidden />} onClick={onRetry}>
            {t('jiraLink.retry')}
          </Button>
          <LinkButton variant="ghost" href={isSignedIn ? hrefFor('dashboard', { '*': 'join' }) : hrefFor('home')}>
            {t(isSignedIn ? 'jiraLink.dashboard' : 'jiraLink.home')}
          </LinkButton>
        </>
      }
    />
  );
}
