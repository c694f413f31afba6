import { useHost, useSession, useTexts } from '@meet/remote-kit';
import { Banner, DataGrid, ErrorState, Flex, LinkButton, Page, PageHeader, Stack, Surface, Text } from '@meet/ui';
import { GivenUpTable } from './GivenUpTable.tsx';
import { NotForYou } from './NotForYou.tsx';
import { useFormats } from './useFormats.ts';
import { useHealth } from './useHealth.ts';
import { useHealthColumns } from './useHealthColumns.tsx';
import { useQueueColumns } from './useQueueColumns.tsx';

/** `/operator/health`: shows administrators the health of services, database, sockets and queues. */
export function HealthPage() {
  const t = useTexts();
  const { isAdmin } = useSession();
  return isAdmin ? (
    <HealthOfAll />
  ) : (
    <NotForYou title={t('operator.forAdministrators')} description={t('operator.health.forAdministratorsText')} />
  );
}

function HealthOfAll() {
  const t = useTexts();
  const { hrefFor } = useHost();
  const { time, whole } = useFormats();
  const { health, failed, reload } = useHealth();
  const columns = useHealthColumns();
  const queueColumns = useQueueColumns();
  const away = health?.services.filter(({ state }) => state === 'away') ?? [];

  const attributes = health && [
    { key: 'sockets', value: whole(health.sockets) },
    {
      key: 'database',
      value:
        health.databaseMs === null
          ? t('operator.health.noAnswer')
          : t('operator.health.milliseconds', { value: whole(Math.max(1, Math.round(health.databaseMs))) }),
    },
    { key: 'storage', value: t(health.takesWrites ? 'operator.health.takesWrites' : 'operator.health.full') },
    ...(health.reachesRedis === null
      ? []
      : [{ key: 'redis', value: t(health.reachesRedis ? 'operator.health.reached' : 'operator.health.redisAway') }]),
  ];
  return (
    <Page>
      <PageHeader
        title={t('operator.healthTitle')}
        description={t('operator.health.description')}
        actions={<LinkButton href={hrefFor('operatorRemotes')}>{t('operator.title')}</LinkButton>}
      />
      {failed && !health ? (
        <ErrorState compact title={t('operator.health.failed')} onRetry={reload} />
      ) : (
        <Stack gap={6}>
          {failed && <Banner tone="warning">{t('operator.health.stale')}</Banner>}
          {away.length > 0 && (
            <Banner tone="danger">
              {t('operator.health.away', { names: away.map(({ name }) => name).join(', ') })}
            </Banner>
          )}
          {attributes && (
            <Surface as="div">
              <Flex as="dl" flexWrap="wrap" gap={6} m={0}>
                {attributes.map(({ key, value }) => (
                  <Stack key={key} gap={0}>
                    <Text as="dt" size="sm" tone="muted">
                      {t(`operator.health.${key}`)}
                    </Text>
                    <Text as="dd" m={0} tabular>
                      {value}
                    </Text>
                  </Stack>
                ))}
              </Flex>
            </Surface>
          )}
          <DataGrid
            label={t('operator.health.services')}
            columns={columns}
            items={health?.services}
            toKey={({ name }) => name}
            skeletonRows={9}
          />
          {health && health.queues.length > 0 && (
            <DataGrid
              label={t('operator.health.queues')}
              columns={queueColumns}
              items={health.queues}
              toKey={({ name }) => name}
            />
          )}
          {health && <GivenUpTable queues={health.queues} onResent={reload} />}
          {health && (
            <Text size="sm" tone="muted">
              {t('operator.health.asOf', { time: time(health.at) })}
            </Text>
          )}
        </Stack>
      )}
    </Page>
  );
}
