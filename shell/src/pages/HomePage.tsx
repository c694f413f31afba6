import { hrefFor } from '@meet/contracts/routes';
import { Box, Heading, LinkButton, Page, Text } from '@meet/ui';
import { lazy, Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { useShellSession } from '../base/ShellContext.ts';
import { HOME_PLACES } from '../initial-page/homePlaces.ts';
import { HomeJoin } from './HomeJoin.tsx';
import { HomeReasons } from './HomeReasons.tsx';
import { useText } from '../base/useText.ts';

const Art = lazy(async () => ({
  default: (await import(/* webpackChunkName: "home-art" */ '@meet/ui/illustrations')).WelcomeArt,
}));

/** The home page, where visitors join a meeting. Signed-in people are redirected to the dashboard. */
export function HomePage() {
  const t = useText();
  const session = useShellSession();
  if (session.state === 'signed-in') return <Navigate to={hrefFor('dashboard', { '*': 'join' })} replace />;
  return (
    <Page>
      <Box
        {...HOME_PLACES.layout}
        gridTemplateAreas={{
          base: '"title" "join" "more" "picture" "reasons"',
          lg: '"title join" "more join" "picture reasons"',
        }}
        gridTemplateRows={{ lg: 'auto 1fr auto' }}
      >
        <Box {...HOME_PLACES.introduction} gridArea="title">
          <Heading as="h1" size="xl">
            {t('home.title')}
          </Heading>
          <Text tone="muted">{t('home.description')}</Text>
        </Box>
        <Box gridArea="join">
          <HomeJoin />
        </Box>
        <Box gridArea="more">
          <LinkButton variant="secondary" href={hrefFor('signUp')}>
            {t('home.signUp')}
          </LinkButton>
        </Box>
        <Box gridArea="picture" w="full" maxW={{ base: '24rem', lg: '30rem' }} mx="auto" aspectRatio="4 / 3">
          <Suspense>
            <Art />
          </Suspense>
        </Box>
        <Box gridArea="reasons" alignSelf="center">
          <HomeReasons />
        </Box>
      </Box>
    </Page>
  );
}
