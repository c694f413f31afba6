import { AUTHORIZATION_FAILURES, OAUTH_ENDPOINTS, OAUTH_SCOPES, type AuthorizationFailure } from '@meet/oauth-contract';
import { useTexts } from '@meet/remote-kit';
import { Banner, CopyField, Heading, HStack, LinkButton, Stack, Surface, Text } from '@meet/ui';
import { BookOpen, FileJson } from '@meet/ui/icons';
import { useState } from 'react';
import { AuthorizationFrame } from './AuthorizationFrame.tsx';

const SHOWN = ['authorization', 'token', 'revocation'] as const;
const STEPS = ['register', 'send', 'exchange', 'call', 'refresh'] as const;

/** Returns the reason why a request failed before a decision; undefined for any other text in the address. */
const findFailure = (search: string): AuthorizationFailure | undefined => {
  const code = new URLSearchParams(search).get('error');
  return AUTHORIZATION_FAILURES.find((failure) => failure === code);
};

/** `/oauth2/landing`: explains what access by an outside application means, and how an application requests it. */
export function LandingPage() {
  const t = useTexts();
  const [failure] = useState(() => findFailure(window.location.search));
  const { origin } = window.location;
  return (
    <AuthorizationFrame>
      {failure && (
        <Banner tone="danger" title={t('oauth.refused')}>
          {t(`oauth.failures.${failure}`)}
        </Banner>
      )}
      <Stack gap={2}>
        <Heading as="h1" size="lg">
          {t('oauth.landingTitle')}
        </Heading>
        <Text>{t('oauth.landingText')}</Text>
      </Stack>
      <Surface aria-labelledby="people-title">
        <Stack gap={3}>
          <Heading id="people-title" size="sm">
            {t('oauth.forPeople')}
          </Heading>
          <Text>{t('oauth.peopleAsked')}</Text>
          <Text>{t('oauth.peoplePassword')}</Text>
          <Text>{t('oauth.never')}</Text>
          <Text>{t('oauth.revocable')}</Text>
        </Stack>
      </Surface>
      <Surface aria-labelledby="developers-title">
        <Stack gap={4}>
          <Heading id="developers-title" size="sm">
            {t('oauth.forDevelopers')}
          </Heading>
          <Text>{t('oauth.developersText')}</Text>
          <Stack as="ol" gap={2} ps={5} listStyleType="decimal">
            {STEPS.map((step) => (
              <Text as="li" key={step}>
                {t(`oauth.steps.${step}`)}
              </Text>
            ))}
          </Stack>
          {SHOWN.map((name) => (
            <Stack key={name} gap={1}>
              <Text size="sm" weight="medium">
                {t(`oauth.endpoints.${name}`)}
              </Text>
              <CopyField
                value={`${origin}${OAUTH_ENDPOINTS[name]}`}
                label={t('oauth.copyNamed', { name: t(`oauth.endpoints.${name}`) })}
              />
            </Stack>
          ))}
          <Heading as="h3" size="sm">
            {t('oauth.scopes')}
          </Heading>
          <Stack as="dl" gap={2} m={0}>
            {OAUTH_SCOPES.map((scope) => (
              <div key={scope}>
                <Text as="dt" weight="medium">
                  {scope}
                </Text>
                <Text as="dd" m={0} tone="muted">
                  {t(`contracts:oauth.scopes.${scope}`)}
                </Text>
              </div>
            ))}
          </Stack>
          <HStack gap={2} flexWrap="wrap">
            <LinkButton external href={OAUTH_ENDPOINTS.metadata} icon={<FileJson aria-hidden />}>
              {t('oauth.metadata')}
            </LinkButton>
            <LinkButton external href="/api/openapi.json" icon={<BookOpen aria-hidden />}>
              {t('oauth.reference')}
            </LinkButton>
          </HStack>
        </Stack>
      </Surface>
    </AuthorizationFrame>
  );
}
