import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, Flex, HStack, Tag, Text } from '@meet/ui';
import { useState } from 'react';
import type { Device } from './useDevices.ts';

interface Props {
  readonly device: Device;
  /** Undefined where an administrator looks on. */
  readonly onSignOut: (() => Promise<void>) | undefined;
}

export function DeviceRow({ device, onSignOut }: Props) {
  const t = useTexts();
  const { i18n } = useHost();
  const [busy, setBusy] = useState(false);
  const name = device.device || t('devices.unknown');
  const time = new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <Flex as="li" gap={3} py={3} alignItems="center" _notFirst={{ borderTopWidth: '1px' }}>
      <Box flex={1} minW={0}>
        <HStack gap={2}>
          <Text weight="medium" truncate>
            {name}
          </Text>
          {device.isCurrent && <Tag tone="accent">{t('devices.current')}</Tag>}
        </HStack>
        <Text size="xs" tone="muted" tabular>
          {t('devices.lastUsed', { time: time.format(device.lastUsedAt), address: device.address })}
        </Text>
      </Box>
      {!device.isCurrent && onSignOut && (
        <Button
          size="sm"
          loading={busy}
          aria-label={t('devices.signOutDevice', { device: name })}
          onClick={() => {
            setBusy(true);
            void onSignOut();
          }}
        >
          {t('devices.signOut')}
        </Button>
      )}
    </Flex>
  );
}
