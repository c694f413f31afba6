import type { ScheduledMeeting } from '@meet/meetings-contract';
import { useBehavior, useHost, useIsViewing, useScope, useTexts } from '@meet/remote-kit';
import { Button, EmptyState, ErrorState, HStack, lazyPart, SkeletonCard, Stack, Text } from '@meet/ui';
import { CalendarPlus, Link2 } from '@meet/ui/icons';
import { NoMeetingsArt } from '@meet/ui/illustrations';
import { useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { CalendarFeedDialog } from './CalendarFeedDialog.tsx';
import { createSchedule, type Schedule } from '../../state/createSchedule.ts';
import { cancelMeeting } from './cancelMeeting.ts';
import { PlannedMeeting } from './PlannedMeeting.tsx';

/** Its code loads when a meeting is planned. */
const ScheduleDialog = lazyPart(async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog, true);

/** Shows planned meetings. At `schedule/new` the dialog for a new one is open. */
export function SchedulePanel() {
  const host = useHost();
  const schedule = useScope((scope) => createSchedule(scope, host));
  return schedule ? <PlannedList schedule={schedule} /> : <SkeletonCard />;
}

function PlannedList({ schedule }: { schedule: Schedule }) {
  const t = useTexts();
  const host = useHost();
  const meetings = useBehavior(schedule.meetings$);
  const failure = useBehavior(schedule.failure$);
  const isViewing = useIsViewing();
  const { state } = useLocation();
  const isPlanning = useParams()['*'] === 'schedule/new' && !isViewing;
  const [dialog, setDialog] = useState<'feed' | ScheduledMeeting>();
  const changing = dialog === 'feed' ? undefined : dialog;
  const close = () => {
    setDialog(undefined);
    if (isPlanning) host.navigate(host.hrefFor('dashboard', { '*': 'schedule' }), { replace: true });
  };
  return (
    <Stack>
      <HStack justifyContent="space-between" flexWrap="wrap">
        <Text tone="muted">{t('schedule.text')}</Text>
        {!isViewing && (
          <HStack flexWrap="wrap">
            <Button variant="ghost" icon={<Link2 aria-hidden />} onClick={() => setDialog('feed')}>
              {t('schedule.feed')}
            </Button>
            <Button
              variant="primary"
              icon={<CalendarPlus aria-hidden />}
              onPointerEnter={() => void ScheduleDialog.preload().catch(() => {})}
              onClick={() => host.navigate(host.hrefFor('dashboard', { '*': 'schedule/new' }))}
            >
              {t('schedule.new')}
            </Button>
          </HStack>
        )}
      </HStack>
      {failure ? (
        <ErrorState title={host.i18n.errorText(failure)} onRetry={schedule.reload} />
      ) : !meetings ? (
        <SkeletonCard />
      ) : meetings.length === 0 ? (
        <EmptyState illustration={<NoMeetingsArt />} title={t('schedule.none')} description={t('schedule.noneText')} />
      ) : (
        <Stack as="ul" gap={3} listStyleType="none" m={0} p={0}>
          {meetings.map((meeting) => (
            <PlannedMeeting
              key={meeting.scheduledMeetingId}
              meeting={meeting}
              onChange={() => setDialog(meeting)}
              onCancel={() => cancelMeeting(host, schedule, meeting)}
            />
          ))}
        </Stack>
      )}
      {dialog === 'feed' && <CalendarFeedDialog onClose={close} />}
      {(isPlanning || changing) && (
        <ScheduleDialog
          meeting={changing}
          invited={(state as { invited?: string } | null)?.invited}
          onClose={close}
          onSaved={(meeting) => (close(), schedule.put(meeting))}
        />
      )}
    </Stack>
  );
}
