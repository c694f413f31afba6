import { useHost, useTexts } from '@meet/remote-kit';
import { CopyField, EmptyState, Heading, LinkButton, Page, PageHeader, Stack, Surface, Text } from '@meet/ui';
import { ArrowLeft } from '@meet/ui/icons';

interface Step {
  readonly id: string;
  /** Returns a text below the step that can be copied. */
  readonly copy?: () => string;
}

const GUIDES: Readonly<Record<string, readonly Step[]>> = {
  jira: [
    { id: 'install', copy: () => `${location.origin}/api/jira/atlassian-connect.json` },
    { id: 'connect' },
    { id: 'start' },
    { id: 'end' },
  ],
  hubstaff: [{ id: 'connect' }, { id: 'project' }, { id: 'record' }, { id: 'end' }],
};

/** Explains one integration, step by step. */
export function IntegrationGuide({ integrationId }: { integrationId: string }) {
  const t = useTexts();
  const { hrefFor } = useHost();
  const steps = Object.hasOwn(GUIDES, integrationId) ? GUIDES[integrationId] : undefined;
  const back = (
    <LinkButton variant="ghost" href={hrefFor('integrations')} icon={<ArrowLeft aria-hidden />}>
      {t('connections.back')}
    </LinkButton>
  );
  if (!steps) {
    return (
      <Page>
        <EmptyState as="h1" title={t('connections.unknown')} action={back} />
      </Page>
    );
  }
  const say = (key: string) => t(`connections.guides.${integrationId}.${key}`);
  return (
    <Page maxW="form">
      <PageHeader title={say('title')} actions={back} />
      <Stack as="ol" gap={4} m={0} p={0} listStyleType="none">
        {steps.map(({ id, copy }) => (
          <Surface as="li" key={id}>
            <Stack gap={2}>
              <Heading as="h2" size="sm">
                {say(id)}
              </Heading>
              <Text>{say(`${id}Text`)}</Text>
              {copy && <CopyField value={copy()} label={say('copy')} />}
            </Stack>
          </Surface>
        ))}
      </Stack>
    </Page>
  );
}
