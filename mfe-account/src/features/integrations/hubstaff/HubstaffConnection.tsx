import { beginHubstaff, changeHubstaff, disconnectHubstaff } from '@meet/integrations-contract/operations';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Banner, Button, ErrorState, HStack, Select, SkeletonText, Stack, Switch, Text } from '@meet/ui';
import { useState } from 'react';
import { useHubstaff } from './useHubstaff.ts';

/**
 * Shows the person's connection with Hubstaff: the Hubstaff user, the project that receives the time, and the result of
 * the last meeting.
 */
export function HubstaffConnection() {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const { hubstaff, projects, hasFailed, put, reload } = useHubstaff();
  const [busy, setBusy] = useState<'connect' | 'change' | 'disconnect'>();

  async function run(what: NonNullable<typeof busy>, work: () => Promise<void>) {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
    setBusy(undefined);
  }
  const connect = () => run('connect', async () => location.assign((await host.api.execute(beginHubstaff, {})).url));
  const change = (input: { projectId?: string; isEnabled?: boolean }) =>
    run('change', async () => put((await host.api.execute(changeHubstaff, input)).hubstaff));
  async function disconnect() {
    const isMeant = await host.confirm({
      title: t('connections.hubstaff.question'),
      message: t('connections.hubstaff.questionText'),
      confirmText: t('connections.hubstaff.disconnect'),
      tone: 'danger',
    });
    if (!isMeant) return;
    await run('disconnect', async () => {
      await host.api.execute(disconnectHubstaff, {});
      host.toast({ type: 'success', message: t('connections.hubstaff.done') });
      put(null);
    });
  }

  if (hasFailed) return <ErrorState compact title={t('connections.hubstaff.failed')} onRetry={reload} />;
  if (hubstaff === undefined) return <SkeletonText lines={2} />;
  if (hubstaff === null) {
    return isViewing ? null : (
      <HStack>
        <Button size="sm" variant="primary" loading={busy === 'connect'} onClick={() => void connect()}>
          {t('connections.hubstaff.connect')}
        </Button>
      </HStack>
    );
  }
  const { hubstaffName, isEnabled, needsReconnect, projectId, projectName, lastResult } = hubstaff;
  const offered = projects ?? (projectId ? [{ projectId, projectName: projectName!, organizationName: '' }] : []);
  return (
    <Stack gap={3}>
      <Text weight="medium">{t('connections.hubstaff.as', { name: hubstaffName })}</Text>
      {needsReconnect && <Banner tone="warning">{t('connections.hubstaff.expired')}</Banner>}
      {isViewing ? (
        projectName && <Text>{projectName}</Text>
      ) : (
        <>
          <Select
            aria-label={t('connections.hubstaff.project')}
            disabled={needsReconnect || busy === 'change'}
            value={projectId ?? ''}
            placeholder={t('connections.hubstaff.choose')}
            onChange={({ target }) => void change({ projectId: target.value })}
            options={[
              ...offered.map((project) => ({
                value: project.projectId,
                label: [project.organizationName, project.projectName].filter(Boolean).join(' · '),
              })),
            ]}
          />
          <Switch
            label={t('connections.hubstaff.record')}
            checked={isEnabled}
            disabled={busy === 'change'}
            onChange={({ target }) => void change({ isEnabled: target.checked })}
          />
        </>
      )}
      {lastResult && (
        <Text size="xs" tone={lastResult === 'recorded' ? 'muted' : 'warning'} role="status">
          {t(`connections.hubstaff.results.${lastResult}`)}
        </Text>
      )}
      {!isViewing && (
        <HStack gap={2} flexWrap="wrap">
          {needsReconnect && (
            <Button size="sm" variant="primary" loading={busy === 'connect'} onClick={() => void connect()}>
              {t('connections.hubstaff.reconnect')}
            </Button>
          )}
          <Button
            size="sm"
            aria-label={t('connections.hubstaff.disconnectNamed')}
            loading={busy === 'disconnect'}
            onClick={() => void disconnect()}
          >
            {t('connections.hubstaff.disconnect')}
          </Button>
        </HStack>
      )}
    </Stack>
  );
}
