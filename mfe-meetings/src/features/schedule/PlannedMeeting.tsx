import type { ScheduledMeeting } from '@meet/meetings-contract';
import { useHost, useIsViewing, useTexts } from '@meet/remote-kit';
import { Box, Button, Card, Heading, HStack, IconButton, Menu, Text } from '@meet/ui';
import { Copy, EllipsisVertical, Pencil, Trash2, Video } from '@meet/ui/icons';
import { useCopyLink } from '../../parts/useCopyLink.ts';
import { goToMeeting } from '../../state/goToMeeting.ts';
import { meetingLink } from '../../state/openMeeting.ts';

interface PlannedMeetingProps {
  meeting: ScheduledMeeting;
  onChange: () => void;
  onCancel: (meeting: ScheduledMeeting) => Promise<void>;
}

export function PlannedMeeting({ meeting, onChange, onCancel }: PlannedMeetingProps) {
  const t = useTexts();
  const host = useHost();
  const isViewing = useIsViewing();
  const copyLink = useCopyLink();
  const mayChange = meeting.isOwner && !isViewing;
  const when = new Intl.DateTimeFormat(host.i18n.locale.replace('_', '-'), { dateStyle: 'full', timeStyle: 'short' });

  const cancel = async () => {
    const sure = await host.confirm({
      title: t('schedule.cancelTitle'),
      message: t('schedule.cancelText', { count: meeting.invited.length }),
      confirmText: t('schedule.cancel'),
      cancelText: t('schedule.keep'),
      tone: 'danger',
    });
    if (sure) await onCancel(meeting);
  };

  return (
    <Card as="li" pad="sm">
      <HStack flexWrap="wrap" gap={4}>
        <Box flex="1 1 240px" minW={0}>
          <Heading size="sm" truncate>
            {meeting.subject}
          </Heading>
          <Text tone="muted">
            {when.format(meeting.startsAt)} · {t('schedule.minutes', { count: meeting.durationInMinutes })}
          </Text>
          <Text size="xs" tone="subtle">
            {meeting.isOwner
              ? t('schedule.invitedCount', { count: meeting.invited.length })
              : t('schedule.by', { name: meeting.ownerName })}
          </Text>
        </Box>
        {!isViewing && (
          <Button
            variant="secondary"
            icon={<Video aria-hidden />}
            onClick={() => void goToMeeting(host, meeting.isOwner ? 'meetingStart' : 'meetingJoin', meeting.roomId)}
          >
            {t(meeting.isOwner ? 'schedule.start' : 'contracts:meetings.joinPage.join')}
          </Button>
        )}
        <Menu
          trigger={<IconButton label={t('schedule.more', { subject: meeting.subject })} icon={<EllipsisVertical />} />}
          items={[
            {
              id: 'copy',
              label: t('copyLink'),
              icon: <Copy />,
              onSelect: () => void copyLink(meetingLink(meeting.roomId)),
            },
            mayChange && { id: 'change', label: t('schedule.change'), icon: <Pencil />, onSelect: onChange },
            mayChange && {
              id: 'cancel',
              label: t('schedule.cancel'),
              icon: <Trash2 />,
              danger: true,
              onSelect: () => void cancel(),
            },
          ]}
        />
      </HStack>
    </Card>
  );
}
