import { hrefFor } from '@meet/contracts/routes';
import { Banner, LinkButton, Stack } from '@meet/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { usePageShell } from './PageShell.ts';
import { errorText } from '@meet/contracts/client';
import { useContractTexts } from './useContractTexts.ts';
import { AuthPage } from './AuthPage.tsx';
import { useAuthTexts } from './AuthTexts.tsx';

interface Props {
  readonly title: string;
  readonly error: unknown;
  /** Action that helps, placed before the links to sign-in and the home page. */
  readonly action?: React.ReactNode;
}

/** Page for a link that did not work: shows the reason and the alternatives. */
export function LinkFailedPage({ title, error, action }: Props) {
  const t = useAuthTexts();
  const { texts } = usePageShell();
  const loadErrorTexts = useContractTexts();
  // Draws again when the texts are loaded. The server's own texts need none of them.
  useSyncExternalStore(texts.subscribe, texts.version);
  useEffect(() => void loadErrorTexts().catch(() => {}), [loadErrorTexts]);
  return (
    <AuthPage title={title}>
      <Stack gap={3}>
        <Banner tone="danger" role="alert">
          {errorText(texts, error)}
        </Banner>
        {action}
        <LinkButton wide variant={action ? 'secondary' : 'primary'} href={hrefFor('signIn')}>
          {t('toSignIn')}
        </LinkButton>
        <LinkButton wide variant="ghost" href={hrefFor('home')}>
          {t('toHome')}
        </LinkButton>
      </Stack>
    </AuthPage>
  );
}
