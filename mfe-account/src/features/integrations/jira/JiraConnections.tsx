import type { JiraConnection } from '@meet/integrations-contract';
import { disconnectJira, getJiraConnections } from '@meet/integrations-contract/operations';
import { useCall, useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, Button, ErrorState, Flex, SkeletonText, Stack, Text } from '@meet/ui';
import { useEffect, useRef, useState } from 'react';

/**
 * Lists the Jira users that start meetings in the person’s name. Draws again when their number changes, in another tab
 * too.
 */
export function JiraConnections({ count }: { count: number }) {
  const t = useTexts();
  const { value, failed, retry, refresh, setValue } = useCall(getJiraConnections, {});
  const fetchedFor = useRef(count);
  useEffect(() => {
    if (fetchedFor.current === count) return;
    fetchedFor.current = count;
    refresh();
  }, [count, refresh]);

  if (failed) return <ErrorState compact title={t('connections.jira.failed')} onRetry={retry} />;
  if (!value) return <SkeletonText lines={2} />;
  const { connections } = value;
  return (
    <Stack as="ul" gap={2} m={0} p={0} listStyleType="none" aria-label={t('connections.jira.list')}>
      {connections.map((connection) => (
        <Connected
          key={connection.connectionId}
          connection={connection}
          onGone={() => setValue({ connections: connections.filter((one) => one !== connection) })}
        />
      ))}
    </Stack>
  );
}

function Connected({ connection, onGone }: { connection: JiraConnection; onGone: () => void }) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const [isBusy, setIsBusy] = useState(false);
  const { connectionId, siteUrl } = connection;
  const site = siteUrl.replace(/^https?:\/\//, '');
  const name = connection.jiraName ?? t('connections.jira.unnamed');

  async function disconnect() {
    const isMeant = await host.confirm({
      title: t('connections.jira.question'),
      message: t('connections.jira.questionText', { name, site }),
      confirmText: t('connections.jira.disconnect'),
      tone: 'danger',
    });
    if (!isMeant) return;
    setIsBusy(true);
    try {
      await host.api.execute(disconnectJira, { connectionId });
      host.toast({ type: 'success', message: t('connections.jira.done') });
      onGone();
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
      setIsBusy(false);
    }
  }

  return (
    <Flex as="li" gap={2} alignItems="center" flexWrap="wrap">
      <Box flex="1 1 140px" minW={0}>
        <Text weight="medium" truncate title={name}>
          {name}
        </Text>
        <Text size="xs" tone="muted" truncate title={site}>
          {site}
        </Text>
      </Box>
      {!isViewing && (
        <Button
          size="sm"
          loading={isBusy}
          aria-label={t('connections.jira.disconnectNamed', { name, site })}
          onClick={() => void disconnect()}
        >
          {t('connections.jira.disconnect')}
        </Button>
      )}
    </Flex>
  );
}
