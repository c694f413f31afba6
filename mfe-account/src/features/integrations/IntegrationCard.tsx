import type { Integration, IntegrationState } from '@meet/integrations-contract';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, Button, Flex, Heading, HStack, lazyPart, LinkButton, Surface, Tag, Text, type TagProps } from '@meet/ui';
import {
  BookOpen,
  CalendarDays,
  Check,
  CircleDashed,
  Clock,
  ExternalLink,
  Globe,
  KeyRound,
  MessagesSquare,
  Settings,
  SquareKanban,
  Workflow,
} from '@meet/ui/icons';
import { useId, type ReactNode } from 'react';

const JiraConnections = lazyPart(async () => (await import('./jira/JiraConnections.tsx')).JiraConnections);
const HubstaffConnection = lazyPart(async () => (await import('./hubstaff/HubstaffConnection.tsx')).HubstaffConnection);

const ICONS: Record<string, ReactNode> = {
  calendar: <CalendarDays aria-hidden />,
  jira: <SquareKanban aria-hidden />,
  hubstaff: <Clock aria-hidden />,
  'chrome-extension': <Globe aria-hidden />,
  automation: <Workflow aria-hidden />,
  chat: <MessagesSquare aria-hidden />,
};
const STATES: Record<IntegrationState, { tone: TagProps['tone']; icon: ReactNode }> = {
  connected: { tone: 'success', icon: <Check aria-hidden /> },
  available: { tone: 'neutral', icon: <CircleDashed aria-hidden /> },
  'needs-configuration': { tone: 'warning', icon: <Settings aria-hidden /> },
};

/** Shows a program that can be connected: its purpose, its state, and the available actions. */
export function IntegrationCard({ integration }: { integration: Integration }) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const titleId = useId();
  const { integrationId, name, state, isConfigured, keysCount, connectionsCount, installUrl, documentation } =
    integration;

  return (
    <Surface as="li" pad="sm" display="flex" flexDirection="column" gap={3} aria-labelledby={titleId}>
      <Flex gap={3} alignItems="center">
        <Box
          display="grid"
          placeItems="center"
          boxSize={10}
          flexShrink={0}
          borderRadius="control"
          bg="accent.subtle"
          color="accent.fg"
        >
          {ICONS[integrationId] ?? <KeyRound aria-hidden />}
        </Box>
        <Heading id={titleId} as="h3" size="sm" flex={1} minW={0}>
          {name}
        </Heading>
        <Tag tone={STATES[state].tone}>
          {STATES[state].icon}
          {t(`integrations.states.${state}`)}
        </Tag>
      </Flex>
      <Text tone="muted">{t(`integrations.about.${integrationId}`, { defaultValue: '' })}</Text>
      {!isConfigured && <Text>{t('integrations.needsConfiguration', { name })}</Text>}
      {integrationId === 'jira' && connectionsCount > 0 && <JiraConnections count={connectionsCount} />}
      {integrationId === 'hubstaff' && isConfigured && <HubstaffConnection />}
      <HStack mt="auto" flexWrap="wrap" gap={2}>
        {!isViewing && (isConfigured || keysCount > 0) && (
          <Button
            size="sm"
            icon={<KeyRound size={16} aria-hidden />}
            aria-label={
              keysCount > 0
                ? t('integrations.keysNamed', { name, count: keysCount })
                : t('integrations.makeKeyNamed', { name })
            }
            onClick={() => void host.openDialog('account.apiKeys/v1', { serviceName: name })}
          >
            {keysCount > 0 ? t('integrations.keys', { count: keysCount }) : t('integrations.makeKey')}
          </Button>
        )}
        {installUrl && (
          <LinkButton
            size="sm"
            external
            href={installUrl}
            icon={<ExternalLink size={16} aria-hidden />}
            aria-label={t('integrations.installNamed', { name })}
          >
            {t('integrations.install')}
          </LinkButton>
        )}
        {isConfigured && documentation && (
          <LinkButton
            size="sm"
            variant="ghost"
            href={documentation}
            icon={<BookOpen size={16} aria-hidden />}
            aria-label={t('connections.documentationNamed', { name })}
          >
            {t('connections.documentation')}
          </LinkButton>
        )}
      </HStack>
    </Surface>
  );
}
