import { InfoNote } from '@meet/guidance';
import { WEBHOOKS_CARD } from '@meet/integrations-contract';
import { useHost, useIsViewing, useSession, useTexts } from '@meet/remote-kit';
import {
  Button,
  ErrorState,
  Grid,
  Heading,
  lazyPart,
  LinkButton,
  Page,
  PageHeader,
  SkeletonCard,
  Stack,
} from '@meet/ui';
import { BookOpen, KeyRound } from '@meet/ui/icons';
import { useParams } from 'react-router-dom';
import { ApplicationsSection } from './applications/ApplicationsSection.tsx';
import { IntegrationCard } from './IntegrationCard.tsx';
import { useIntegrations } from './useIntegrations.ts';
import { WebhooksSection } from './webhooks/WebhooksSection.tsx';

const COLUMNS = { base: '1fr', md: 'repeat(auto-fill, minmax(280px, 1fr))' };
const SKELETON_HEIGHT = 16;

const IntegrationGuide = lazyPart(async () => (await import('./IntegrationGuide.tsx')).IntegrationGuide);
const AdministratorsIntegrations = lazyPart(
  async () => (await import('./clients/AdministratorsIntegrations.tsx')).AdministratorsIntegrations,
);

/**
 * Shows the integrations, or the guide of one. Administrators see the applications that may request access from people.
 */
export function IntegrationsPage() {
  const { isAdmin } = useSession();
  const [kind, integrationId] = (useParams()['*'] ?? '').split('/');
  if (kind === 'about' && integrationId) return <IntegrationGuide integrationId={integrationId} />;
  return isAdmin ? <AdministratorsIntegrations /> : <OwnIntegrations />;
}

/** Lists the programs that can be connected with the product. */
function OwnIntegrations() {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  return (
    <Page>
      <PageHeader
        title={t('integrations.title')}
        description={t('integrations.description')}
        info={<InfoNote elementId="integrations.page" about={t('integrations.title')} />}
        actions={
          <>
            <LinkButton
              variant="ghost"
              external
              href="/api/openapi.json"
              icon={<BookOpen aria-hidden />}
              aria-label={t('integrations.referenceNamed')}
            >
              {t('integrations.reference')}
            </LinkButton>
            {!isViewing && (
              <Button icon={<KeyRound aria-hidden />} onClick={() => void host.openDialog('account.apiKeys/v1')}>
                {t('integrations.allKeys')}
              </Button>
            )}
          </>
        }
      />
      <Stack gap={10}>
        <Stack as="section" gap={4} aria-labelledby="programs-title">
          <Heading id="programs-title" size="sm">
            {t('integrations.programs')}
          </Heading>
          <Programs />
        </Stack>
        {!isViewing && <ApplicationsSection />}
        {!isViewing && <WebhooksSection />}
      </Stack>
    </Page>
  );
}

function Programs() {
  const t = useTexts();
  const { integrations, failed, reload } = useIntegrations();
  const programs = integrations?.filter(({ integrationId }) => integrationId !== WEBHOOKS_CARD);
  if (failed) return <ErrorState compact title={t('integrations.failed')} onRetry={reload} />;
  if (!programs) {
    return (
      <Grid gap={4} gridTemplateColumns={COLUMNS}>
        {[1, 2, 3].map((card) => (
          <SkeletonCard key={card} height={SKELETON_HEIGHT} />
        ))}
      </Grid>
    );
  }
  return (
    <Grid as="ul" gap={4} m={0} p={0} listStyleType="none" gridTemplateColumns={COLUMNS}>
      {programs.map((integration) => (
        <IntegrationCard key={integration.integrationId} integration={integration} />
      ))}
    </Grid>
  );
}
