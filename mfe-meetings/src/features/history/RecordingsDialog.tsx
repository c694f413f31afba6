import type { MeetingRecording, PastMeeting } from '@meet/meetings-contract';
import { deleteRecording, getRecordings } from '@meet/meetings-contract/operations';
import { useHost, useRequest, useTexts } from '@meet/remote-kit';
import { Button, Dialog, EmptyState, ErrorState, Heading, HStack, SkeletonCard, Stack } from '@meet/ui';
import { Trash } from '@meet/ui/icons';
import { useCallback } from 'react';
import { useMeetingTitle } from '../../parts/useMeetingTitle.ts';
import { RecordingSegment } from './RecordingSegment.tsx';

interface RecordingsDialogProps {
  readonly meeting: PastMeeting;
  readonly onClose: () => void;
  /** Called when the meeting's last recording was deleted. */
  readonly onNone: () => void;
}

/**
 * Shows the recordings of a meeting. The person can watch and save them. The meeting's owner and the person who
 * recorded can delete them.
 */
export function RecordingsDialog({ meeting, onClose, onNone }: RecordingsDialogProps) {
  const t = useTexts();
  const host = useHost();
  const getTitle = useMeetingTitle();
  const { meetingId } = meeting;
  const load = useCallback(
    async (signal: AbortSignal): Promise<readonly MeetingRecording[]> =>
      (await host.api.execute(getRecordings, { meetingId }, signal)).recordings,
    [host, meetingId],
  );
  const { value: recordings, failed, error, retry, setValue: setRecordings } = useRequest(load);

  const remove = async ({ recordingId }: MeetingRecording) => {
    const sure = await host.confirm({
      title: t('recordings.deleteTitle'),
      message: t('recordings.deleteText'),
      confirmText: t('recordings.delete'),
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await host.api.execute(deleteRecording, { recordingId });
      const left = recordings!.filter((other) => other.recordingId !== recordingId);
      setRecordings(left);
      host.toast({ type: 'success', message: t('recordings.deleted') });
      if (left.length === 0) onNone();
    } catch (error) {
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
  };

  return (
    <Dialog open onClose={onClose} size="lg" title={getTitle(meeting)} description={t('recordings.text')}>
      {failed ? (
        <ErrorState title={host.i18n.errorText(error)} onRetry={retry} />
      ) : !recordings ? (
        <SkeletonCard />
      ) : recordings.length === 0 ? (
        <EmptyState compact title={t('recordings.none')} />
      ) : (
        <Stack as="ul" gap={6} listStyleType="none" m={0} p={0}>
          {recordings.map((recording) => (
            <Recording key={recording.recordingId} recording={recording} onRemove={() => void remove(recording)} />
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

function Recording({ recording, onRemove }: { recording: MeetingRecording; onRemove: () => void }) {
  const t = useTexts();
  const { i18n } = useHost();
  const locale = i18n.locale.replace('_', '-');
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const { startedAt, segments, mayDelete } = recording;
  const day = new Date(startedAt).toISOString().slice(0, 10);
  return (
    <Stack as="li" gap={3}>
      <HStack justifyContent="space-between" gap={3}>
        <Heading as="h3" size="sm">
          {format.format(startedAt)}
        </Heading>
        {mayDelete && (
          <Button variant="ghost" size="sm" icon={<Trash aria-hidden />} onClick={onRemove}>
            {t('recordings.delete')}
          </Button>
        )}
      </HStack>
      {segments.map(({ bytes }, index) =>
        bytes === 0 ? undefined : (
          <RecordingSegment
            key={index}
            recording={recording}
            index={index}
            fileName={`${t('recordings.fileName')} ${day}${segments.length > 1 ? ` ${index + 1}` : ''}`}
          />
        ),
      )}
    </Stack>
  );
}
