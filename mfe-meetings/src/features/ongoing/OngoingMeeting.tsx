import type { OngoingMeeting as Meeting } from '@meet/meetings-contract';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { AvatarGroup, Box, Button, Card, CopyButton, Heading, HStack, Tag, Text } from '@meet/ui';
import { Video } from '@meet/ui/icons';
import { Elapsed } from '../../parts/Elapsed.tsx';
import { useMeetingTitle } from '../../parts/useMeetingTitle.ts';
import { goToMeeting } from '../../state/goToMeeting.ts';
import { meetingLink } from '../../state/openMeeting.ts';

export function OngoingMeeting({ meeting, onEnd }: { meeting: Meeting; onEnd: (meeting: Meeting) => Promise<void> }) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const name = useMeetingTitle()(meeting);

  const end = async () => {
    const sure = await host.confirm({
      title: t('ongoing.endTitle'),
      message: t('ongoing.endText', { count: meeting.participants.length }),
      confirmText: t('ongoing.end'),
      tone: 'danger',
    });
    if (sure) await onEnd(meeting);
  };

  return (
    <Card as="li">
      <HStack flexWrap="wrap" gap={4}>
        <Box flex="1 1 220px" minW={0}>
          <HStack gap={2}>
            <Heading as="h2" size="sm" truncate>
              {name}
            </Heading>
            {meeting.isOwner && <Tag tone="accent">{t('ongoing.yours')}</Tag>}
          </HStack>
          <Text tone="muted" tabular>
            <Elapsed since={meeting.meetingStartTime} /> · {meeting.roomId}
          </Text>
        </Box>
        <HStack gap={3}>
          <AvatarGroup
            max={5}
            people={meeting.participants.map(({ fullName, email }) => ({ name: fullName, email: email ?? undefined }))}
          />
          <Text tone="muted">{t('ongoing.participants', { count: meeting.participants.length })}</Text>
        </HStack>
        <HStack gap={2} flexWrap="wrap">
          {meeting.isOwner && !isViewing && (
            <Button variant="ghost" onClick={() => void end()}>
              {t('ongoing.end')}
            </Button>
          )}
          <CopyButton variant="secondary" value={meetingLink(meeting.roomId)}>
            {t('copyLink')}
          </CopyButton>
          {!isViewing && (
            <Button
              variant="primary"
              icon={<Video aria-hidden />}
              onClick={() => void goToMeeting(host, 'meetingJoin', meeting.roomId)}
            >
              {t('contracts:meetings.joinPage.join')}
            </Button>
          )}
        </HStack>
      </HStack>
    </Card>
  );
}
