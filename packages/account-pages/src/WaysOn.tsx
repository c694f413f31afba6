import { hrefFor } from '@meet/contracts/routes';
import { LinkButton, Stack } from '@meet/ui';
import type { ReactNode } from 'react';
import { usePageSession } from './PageShell.ts';
import { useAuthTexts } from './AuthTexts.tsx';

interface Props {
  /** Links for signed-in people. */
  readonly children: ReactNode;
}

/** The ways on from a link that has done what it can; visitors may sign in or go home. */
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
