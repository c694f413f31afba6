import type { ApiKey } from '@meet/integrations-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { Box, HStack, Tag, Text, useIsNarrow, type Column } from '@meet/ui';
import { useState } from 'react';
import { ApiKeyActions } from './ApiKeyActions.tsx';

/** Returns the columns of the keys' grid; on phones and tablets one column shows the whole key. */
export function useApiKeyColumns(onDelete: (apiKey: ApiKey) => Promise<void>): Column<ApiKey>[] {
  const t = useTexts();
  const { i18n } = useHost();
  const isNarrow = useIsNarrow();
  const [openedAt] = useState(Date.now);
  const locale = i18n.locale.replace('_', '-');
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  const minute = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

  const used = ({ lastUsedAt }: ApiKey) => (
    <Text size="xs" tone="muted">
      {lastUsedAt ? t('apiKeys.lastUsed', { time: minute.format(lastUsedAt) }) : t('apiKeys.unused')}
    </Text>
  );
  const expiry = ({ expiresAt }: ApiKey) => {
    if (!expiresAt) return null;
    if (expiresAt <= openedAt) return <Tag tone="warning">{t('apiKeys.expired')}</Tag>;
    return (
      <Text size="xs" tone="muted">
        {t('apiKeys.expiresOn', { day: day.format(expiresAt) })}
      </Text>
    );
  };
  const value = ({ apiKeyValue }: ApiKey) =>
    apiKeyValue ? (
      <Text tabular truncate maxW={isNarrow ? '200px' : '160px'} title={apiKeyValue}>
        {apiKeyValue}
      </Text>
    ) : (
      <Text size="xs" tone="muted">
        {t('apiKeys.hidden')}
      </Text>
    );
  const actions: Column<ApiKey> = {
    id: 'actions',
    header: t('apiKeys.actions'),
    headerHidden: isNarrow,
    align: 'end',
    cell: (apiKey) => <ApiKeyActions apiKey={apiKey} onDelete={onDelete} />,
  };

  if (isNarrow) {
    const whole: Column<ApiKey> = {
      id: 'key',
      header: t('apiKeys.title'),
      tabular: true,
      cell: (apiKey) => (
        <Box py={1}>
          <HStack flexWrap="wrap" columnGap={2} rowGap={1}>
            <Text weight="medium" overflowWrap="anywhere">
              {apiKey.name}
            </Text>
            <Tag>{apiKey.serviceName}</Tag>
          </HStack>
          {value(apiKey)}
          <Text size="xs" tone="muted">
            {t('apiKeys.createdOn', { day: day.format(apiKey.creationDate) })}
          </Text>
          {used(apiKey)}
          {expiry(apiKey)}
        </Box>
      ),
    };
    return [whole, actions];
  }
  return [
    {
      id: 'name',
      header: t('apiKeys.name'),
      cell: (apiKey) => (
        <Box minW="130px" maxW="240px">
          <Text weight="medium" overflowWrap="anywhere">
            {apiKey.name}
          </Text>
          {used(apiKey)}
        </Box>
      ),
    },
    {
      id: 'created',
      header: t('apiKeys.created'),
      tabular: true,
      cell: (apiKey) => (
        <Box whiteSpace="nowrap">
          <Text>{day.format(apiKey.creationDate)}</Text>
          {expiry(apiKey)}
        </Box>
      ),
    },
    { id: 'service', header: t('apiKeys.service'), cell: ({ serviceName }) => <Text>{serviceName}</Text> },
    { id: 'value', header: t('apiKeys.value'), cell: value },
    actions,
  ];
}
