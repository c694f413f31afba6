import { hrefFor } from '@meet/contracts/routes';
import { LinkButton, Stack } from '@meet/ui';
import type { ReactNode } from 'react';
import { usePageSession } from './PageShell.ts';
import { useAuthTexts } from './AuthTexts.tsx';

interface Props {
  /** Links for signed-in people. */
  readonly children: ReactNode;
}

/** Links that follow the end of a mailed link's page. Visitors may sign in or open the home page. */
export function WaysOn({ children }: Props) {
  const t = useAuthTexts();
  const isSignedIn = usePageSession().state === 'signed-in';
  return (
    <Stack gap={3}>
      {isSignedIn ? (
        children
      ) : (
        <>
          <LinkButton variant="primary" wide href={hrefFor('signIn')}>
            {t('toSignIn')}
          </LinkButton>
          <HomeLink />
        </>
      )}
    </Stack>
  );
}

export function HomeLink() {
  const t = useAuthTexts();
  return (
    <LinkButton variant="ghost" wide href={hrefFor('home')}>
      {t('toHome')}
    </LinkButton>
  );
}
