import { useHost, useTexts } from '@meet/remote-kit';
import { Box, Button, Flex, HStack, Tag, Text } from '@meet/ui';
import { useState } from 'react';
import type { Device } from './useDevices.ts';

interface Props {
  readonly device: Device;
  /** Undefined while an administrator views the account. */
  readonly onSignOut?: () => Promise<void>;
  /** Called if the person does not know this device. */
  readonly onNotMe?: () => Promise<void>;
}

export function DeviceRow({ device, onSignOut, onNotMe }: Props) {
  const t = useTexts();
  const { i18n } = useHost();
  const [busy, setBusy] = useState(false);
  const hold = async (work: () => Promise<void>) => {
    setBusy(true);
    await work();
    setBusy(false);
  };
  const name = device.device || t('devices.unknown');
  const time = new Intl.DateTimeFormat(i18n.locale.replace('_', '-'), { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <Flex as="li" flexWrap="wrap" gap={3} py={3} alignItems="center" _notFirst={{ borderTopWidth: '1px' }}>
      <Box flex="1 1 12rem" minW={0}>
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
      {!device.isCurrent && onSignOut && onNotMe && (
        <HStack flexWrap="wrap" gap={2} ms="auto">
          <Button
            size="sm"
            variant="ghost"
            disabled={busy}
            aria-label={t('devices.notMeDevice', { device: name })}
            onClick={() => void hold(onNotMe)}
          >
            {t('devices.notMe')}
          </Button>
          <Button
            size="sm"
            loading={busy}
            aria-label={t('devices.signOutDevice', { device: name })}
            onClick={() => void hold(onSignOut)}
          >
            {t('devices.signOut')}
          </Button>
        </HStack>
      )}
    </Flex>
  );
}
