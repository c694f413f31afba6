import { NOTIFICATION_TYPES, type Notification as StoredNotification } from '@meet/notifications-contract';
import { useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, Button, HStack, Text } from '@meet/ui';
import { useState } from 'react';
import { isPushSupported } from '../../state/push/devicePush.ts';
import { useDevicePush } from '../../state/push/useDevicePush.ts';

const DECLINED_KEY = 'pushOfferDeclined';

/**
 * Offers notifications on this device to a person who missed a call and has not decided here yet. Once declined, it is
 * not shown again.
 */
export function PushOffer({ notifications }: { notifications: readonly StoredNotification[] }) {
  const isViewing = useIsViewing();
  const [isDeclined, setDeclined] = useState(() => localStorage.getItem(DECLINED_KEY) !== null);
  const wasMissed = notifications.some(({ notificationType }) => notificationType === NOTIFICATION_TYPES.missedCall);
  if (!wasMissed || isDeclined || isViewing || !isPushSupported() || Notification.permission !== 'default') return null;
  return (
    <Offer
      onDecline={() => {
        localStorage.setItem(DECLINED_KEY, '1');
        setDeclined(true);
      }}
    />
  );
}

function Offer({ onDecline }: { onDecline: () => void }) {
  const t = useTexts();
  const { state, isBusy, change } = useDevicePush();
  if (state !== 'off') return null;
  return (
    <Box px={4} py={3} borderBottomWidth="1px">
      <Text size="sm">{t('push.offer')}</Text>
      <HStack gap={2} mt={2}>
        <Button size="sm" disabled={isBusy} onClick={() => void change(true)}>
          {t('push.offerYes')}
        </Button>
        <Button size="sm" variant="ghost" disabled={isBusy} onClick={onDecline}>
          {t('push.offerNo')}
        </Button>
      </HStack>
    </Box>
  );
}
