import { hrefFor } from '@meet/contracts/routes';
import { Heading, LinkButton, LogoMark, Page, Stack, Text } from '@meet/ui';
import { Navigate } from 'react-router-dom';
import { useShellSession } from '../app/ShellContext.ts';
import { HomeJoin } from './HomeJoin.tsx';
import { useText } from '../i18n/useText.ts';

/** Visitors find their way into a meeting here; the signed-in have the dashboard for that. */
export function HomePage() {
  const t = useText();
  const session = useShellSession();
  if (session.state === 'signed-in') return <Navigate to={hrefFor('dashboard', { '*': 'join' })} replace />;
  return (
    <Page>
      <Stack gap={{ base: 8, md: 5 }} alignItems="center" py={4}>
        <Stack gap={4} alignItems="center" textAlign="center" maxW="560px">
          <LogoMark size={56} />
          <Heading as="h1" size="xl">
            {t('home.title')}
          </Heading>
          <Text tone="muted">{t('home.description')}</Text>
          <LinkButton variant="secondary" href={hrefFor('signUp')}>
            {t('home.signUp')}
          </LinkButton>
        </Stack>
        <HomeJoin />
      </Stack>
    </Page>
  );
}
