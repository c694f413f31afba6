import { NOTIFICATION_PREFERENCES } from '@meet/notifications-contract';
import { type SlotProps, useTexts } from '@meet/remote-kit';
import { Box, Dialog, ErrorState, Separator, SkeletonText, Switch, Text } from '@meet/ui';
import { DeviceRow } from './DeviceRow.tsx';
import { useNotificationPreferences, WAYS } from './useNotificationPreferences.ts';

/** Lets the person choose which notifications they get, and how. */
export function NotificationPreferencesDialog({ onClose }: SlotProps<'account.notificationPreferences/v1'>) {
  const t = useTexts();
  const { options, failed, change, reload } = useNotificationPreferences();
  return (
    <Dialog open title={t('preferences.title')} onClose={() => onClose()} size="lg">
      {failed && <ErrorState compact title={t('preferences.failed')} onRetry={reload} />}
      {!failed && !options && <SkeletonText lines={5} />}
      {options && (
        <>
          <Box as="table" w="full" css={{ borderCollapse: 'collapse', '& tr + tr': { borderTopWidth: '1px' } }}>
            <Box as="thead" borderBottomWidth="1px">
              <tr>
                <Box as="td" />
                {WAYS.map((way) => (
                  <Box
                    key={way}
                    as="th"
                    {...{ scope: 'col' }}
                    px={2}
                    pb={2}
                    fontSize="sm"
                    fontWeight="medium"
                    whiteSpace="nowrap"
                  >
                    {t(`preferences.ways.${way}`)}
                  </Box>
                ))}
              </tr>
            </Box>
            <tbody>
              {NOTIFICATION_PREFERENCES.map((type) => (
                <tr key={type}>
                  <Box as="th" {...{ scope: 'row' }} py={4} pe={2} textAlign="start" fontSize="sm" fontWeight="normal">
                    {t(`preferences.types.${type}`)}
                  </Box>
                  {WAYS.map((way) => (
                    <Box key={way} as="td" px={2} textAlign="center">
                      <Switch
                        verticalAlign="middle"
                        aria-label={`${t(`preferences.types.${type}`)}: ${t(`preferences.ways.${way}`)}`}
                        checked={options.find(({ notificationType }) => notificationType === type)?.[way] ?? false}
                        onChange={(event) => void change(type, way, event.currentTarget.checked)}
                      />
                    </Box>
                  ))}
                </tr>
              ))}
            </tbody>
          </Box>
          <Text size="xs" tone="muted" mt={4}>
            {t('preferences.mobileNote')}
          </Text>
        </>
      )}
      <Separator my={5} />
      <DeviceRow />
    </Dialog>
  );
}
