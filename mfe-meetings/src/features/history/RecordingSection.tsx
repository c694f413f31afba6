import type { MeetingRecording } from '@meet/meetings-contract';
import { deleteRecording } from '@meet/meetings-contract/operations';
import { useHost, useTexts, type Requested } from '@meet/remote-kit';
import { Button, EmptyState, ErrorState, Heading, HStack, SkeletonCard, Stack } from '@meet/ui';
import { Trash } from '@meet/ui/icons';
import type { RecordingPlace } from './findPlace.ts';
import { KeptSection } from './KeptSection.tsx';
import { RecordingSegment } from './RecordingSegment.tsx';
import { toDatedName } from './toDatedName.ts';
import { useConfirmedDelete } from './useConfirmedDelete.ts';

interface RecordingSectionProps {
  readonly request: Requested<readonly MeetingRecording[]>;
  /** Place that the person chose last in the transcript. */
  readonly wanted: RecordingPlace | undefined;
}

/**
 * Shows the recordings of a meeting. The person can watch and save them. The meeting's owner and the person who
 * recorded can delete them.
 */
export function RecordingSection({ request, wanted }: RecordingSectionProps) {
  const t = useTexts();
  const host = useHost();
  const { value: recordings, failed, error, retry, setValue } = request;
  const confirmDelete = useConfirmedDelete('recordings');
  const remove = ({ recordingId }: MeetingRecording) =>
    confirmDelete(async () => {
      await host.api.execute(deleteRecording, { recordingId });
      setValue(recordings!.filter((other) => other.recordingId !== recordingId));
    });

  return (
    <KeptSection part="recording" title={t('recordings.show')}>
      {failed ? (
        <ErrorState title={host.i18n.errorText(error)} onRetry={retry} />
      ) : !recordings ? (
        <SkeletonCard />
      ) : recordings.length === 0 ? (
        <EmptyState compact title={t('recordings.none')} />
      ) : (
        <Stack as="ul" gap={6} listStyleType="none" m={0} p={0}>
          {recordings.map((recording) => (
            <Recording
              key={recording.recordingId}
              recording={recording}
              wanted={wanted?.recordingId === recording.recordingId ? wanted : undefined}
              onRemove={() => void remove(recording)}
            />
          ))}
        </Stack>
      )}
    </KeptSection>
  );
}

interface RecordingProps {
  readonly recording: MeetingRecording;
  /** Place of the recording that the person chose last. */
  readonly wanted: RecordingPlace | undefined;
  readonly onRemove: () => void;
}

function Recording({ recording, wanted, onRemove }: RecordingProps) {
  const t = useTexts();
  const { i18n } = useHost();
  const locale = i18n.locale.replace('_', '-');
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const { startedAt, segments, mayDelete } = recording;
  const name = toDatedName(t('recordings.fileName'), startedAt);
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
            wanted={wanted?.segment === index ? wanted : undefined}
            fileName={segments.length > 1 ? `${name} ${index + 1}` : name}
          />
        ),
      )}
    </Stack>
  );
}
