import { hrefFor } from '@meet/contracts/routes';
import { Box, EmptyState, LinkButton } from '@meet/ui';
import { lazy, Suspense } from 'react';
import { usePageTitle } from '../base/pageTitle.ts';
import { useShellSession } from '../base/ShellContext.ts';
import { useText } from '../base/useText.ts';

const NotFoundArt = lazy(async () => ({
  default: (await import(/* webpackChunkName: "not-found-art" */ '@meet/ui/illustrations')).NotFoundArt,
}));
/** Aspect ratio of all illustrations. */
const DRAWING = '4 / 3';

export function NotFoundPage() {
  const t = useText();
  const signedIn = useShellSession().state === 'signed-in';
  usePageTitle(t('notFound.title'));
  return (
    <Box pt={{ base: 4, md: 16 }}>
      <EmptyState
        as="h1"
        illustration={
          <Box aspectRatio={DRAWING}>
            <Suspense>
              <NotFoundArt />
            </Suspense>
          </Box>
        }
        title={t('notFound.title')}
        description={t('notFound.description')}
        action={
          signedIn ? (
            <LinkButton variant="primary" href={hrefFor('dashboard', { '*': 'join' })}>
              {t('notFound.dashboard')}
            </LinkButton>
          ) : (
            <LinkButton variant="primary" href={hrefFor('home')}>
              {t('notFound.home')}
            </LinkButton>
          )
        }
      />
    </Box>
  );
}
