import type { Notification } from '@meet/notifications-contract';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Avatar, Box, Button, HStack, IconButton, Stack, Text } from '@meet/ui';
import { Check, PhoneMissed } from '@meet/ui/icons';
import { useMinute } from '../../parts/useMinute.ts';
import { goToMeeting } from '../../state/goToMeeting.ts';
import { useWhen } from '../../parts/useWhen.ts';

interface Props {
  readonly calls: readonly Notification[];
  readonly onPutAway: (call: Notification) => Promise<void>;
}

/** Lists unanswered calls. Each has buttons to enter its meeting and to dismiss it. */
export function MissedList({ calls, onPutAway }: Props) {
  return (
    <Stack as="ul" gap={2} listStyleType="none" m={0} p={0}>
      {calls.map((call) => (
        <MissedCall key={call.notificationId} call={call} onPutAway={() => void onPutAway(call)} />
      ))}
    </Stack>
  );
}

function MissedCall({ call, onPutAway }: { call: Notification; onPutAway: () => void }) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const when = useWhen();
  const now = useMinute();
  const { from, message, timestamp } = call;
  const { content, meetingRoom } = message;
  const name = from ? `${from.firstName} ${from.lastName}`.trim() || from.email || '' : '';
  return (
    <HStack as="li" gap={3} minH={11} flexWrap="wrap">
      {name ? (
        <Avatar name={name} email={from?.email ?? undefined} photo={from?.avatar} size={36} />
      ) : (
        <PhoneMissed aria-hidden />
      )}
      <Box flex="1 1 140px" minW={0}>
        <Text weight="medium" overflowWrap="anywhere">
          {content}
        </Text>
        <Text size="xs" tone="muted" tabular>
          {when.past(timestamp, now)}
        </Text>
      </Box>
      {!isViewing && (
        <HStack gap={1}>
          {meetingRoom && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={`${t('contracts:meetings.joinPage.join')}: ${content}`}
              onClick={() => {
                onPutAway();
                void goToMeeting(host, 'meetingJoin', meetingRoom);
              }}
            >
              {t('contracts:meetings.joinPage.join')}
            </Button>
          )}
          <IconButton
            size="sm"
            label={t('day.putAway')}
            aria-description={content}
            icon={<Check aria-hidden />}
            onClick={onPutAway}
          />
        </HStack>
      )}
    </HStack>
  );
}
