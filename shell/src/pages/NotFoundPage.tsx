import { hrefFor } from '@meet/contracts/routes';
import { EmptyState, LinkButton } from '@meet/ui';
import { usePageTitle } from '../app/pageTitle.ts';
import { useShellSession } from '../app/ShellContext.ts';
import { useText } from '../i18n/useText.ts';

export function NotFoundPage() {
  const t = useText();
  const signedIn = useShellSession().state === 'signed-in';
  usePageTitle(t('notFound.title'));
  return (
    <EmptyState
      as="h1"
      title={t('notFound.title')}
      description={t('notFound.description')}
      action={
        signedIn ? (
          <LinkButton href={hrefFor('dashboard', { '*': 'join' })}>{t('notFound.dashboard')}</LinkButton>
        ) : (
          <LinkButton href={hrefFor('home')}>{t('notFound.home')}</LinkButton>
        )
      }
    />
  );
}
