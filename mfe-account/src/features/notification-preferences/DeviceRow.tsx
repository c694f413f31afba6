import { useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, Button, ErrorState, HStack, SkeletonText, Switch, Text } from '@meet/ui';
import { Bell } from '@meet/ui/icons';
import { useId } from 'react';
import { useDevicePush } from '../../state/push/useDevicePush.ts';

/**
 * Turns notifications on this device on or off for the time when no tab is open. It is hidden while an administrator
 * views the account, because the device is not the person's.
 */
export function DeviceRow() {
  return !useIsViewing() && <OwnDeviceRow />;
}

function OwnDeviceRow() {
  const t = useTexts();
  const { state, failed, isBusy, reload, change, sendTest } = useDevicePush();
  const note = useId();
  if (failed && !state) return <ErrorState compact title={t('push.unread')} onRetry={reload} />;
  if (!state) return <SkeletonText lines={2} />;
  const isOpen = state === 'on' || state === 'off';
  return (
    <Box>
      <HStack justifyContent="space-between" gap={4}>
        <Text weight="medium">{t('push.title')}</Text>
        {isOpen && (
          <Switch
            aria-label={t('push.title')}
            aria-describedby={note}
            checked={state === 'on'}
            disabled={isBusy}
            onChange={(event) => void change(event.currentTarget.checked)}
          />
        )}
      </HStack>
      <Text id={note} size="sm" tone="muted" mt={1}>
        {t(`push.${state}`)} {isOpen && t('push.quiet')}
      </Text>
      {state === 'on' && (
        <Button size="sm" mt={3} icon={<Bell aria-hidden />} disabled={isBusy} onClick={() => void sendTest()}>
          {t('push.test')}
        </Button>
      )}
    </Box>
  );
}
