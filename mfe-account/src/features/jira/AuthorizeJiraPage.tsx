import { authorizeJira } from '@meet/integrations-contract/operations';
import { useHost, useTexts, useUser } from '@meet/remote-kit';
import {
  Banner,
  Box,
  Button,
  Heading,
  HStack,
  LinkButton,
  Page,
  PageHeader,
  SkeletonCard,
  Stack,
  StandaloneMessagePage,
  Surface,
  Text,
} from '@meet/ui';
import { DoneArt } from '@meet/ui/illustrations';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { LinkFailed } from './LinkFailed.tsx';
import { siteName, useJiraLanding } from './useJiraLanding.ts';

const SKELETON_HEIGHT = 60;

/** Page that asks whether a Jira user may start meetings in the person’s name. */
export function AuthorizeJiraPage() {
  const t = useTexts();
  const host = useHost();
  const user = useUser();
  const { jwt = '' } = useParams();
  const { landing, failure, retry } = useJiraLanding(jwt);
  const [state, setState] = useState<'open' | 'busy' | 'done'>('open');
  const [refusal, setRefusal] = useState<string>();

  async function agree() {
    setState('busy');
    setRefusal(undefined);
    try {
      await host.api.execute(authorizeJira, { jwt });
      setState('done');
    } catch (error) {
      setRefusal(host.i18n.errorText(error));
      setState('open');
    }
  }

  if (state === 'done') {
    return (
      <StandaloneMessagePage
        framed
        illustration={<DoneArt />}
        title={t('jiraLink.doneTitle')}
        description={<span role="status">{t('jiraLink.doneText')}</span>}
        action={
          <LinkButton variant="primary" href={host.hrefFor('integrations')}>
            {t('jiraLink.toIntegrations')}
          </LinkButton>
        }
      />
    );
  }
  if (failure) {
    return (
      <Page>
        <LinkFailed failure={failure} onRetry={retry} />
      </Page>
    );
  }
  const site = landing && siteName(landing.siteUrl);
  return (
    <Page maxW="form">
      <PageHeader title={t('jira.authorize')} />
      {!landing ? (
        <SkeletonCard height={SKELETON_HEIGHT} />
      ) : (
        <Surface>
          <Stack gap={5}>
            <Box>
              <Heading as="h2" size="sm" overflowWrap="anywhere">
                {landing.jiraName
                  ? t('jiraLink.who', { name: landing.jiraName, site })
                  : t('jiraLink.whoUnnamed', { site })}
              </Heading>
              <Text tone="muted" overflowWrap="anywhere">
                {t('jiraLink.asWhom', { name: user.fullName, email: user.email })}
              </Text>
            </Box>
            <Box>
              <Heading as="h3" size="sm">
                {t('jiraLink.mayTitle')}
              </Heading>
              <Text>{t('jiraLink.may')}</Text>
            </Box>
            <Box>
              <Heading as="h3" size="sm">
                {t('jiraLink.mayNotTitle')}
              </Heading>
              <Text>{t('jiraLink.mayNot')}</Text>
            </Box>
            <Banner tone="warning">{t('jiraLink.warning')}</Banner>
            {refusal && (
              <Banner tone="danger" role="alert">
                {refusal}
              </Banner>
            )}
            <HStack gap={2} flexWrap="wrap">
              <Button variant="primary" loading={state === 'busy'} onClick={() => void agree()}>
                {t('jiraLink.agree')}
              </Button>
              <LinkButton variant="ghost" href={host.hrefFor('dashboard', { '*': 'join' })}>
                {t('jiraLink.cancel')}
              </LinkButton>
            </HStack>
          </Stack>
        </Surface>
      )}
    </Page>
  );
}
