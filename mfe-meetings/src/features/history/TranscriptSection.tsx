import type { PastMeeting, TranscriptLine } from '@meet/meetings-contract';
import { deleteMeetingTranscript } from '@meet/meetings-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { saveFile } from '@meet/remote-kit/files';
import { Box, Button, EmptyState, ErrorState, SkeletonCard, Text } from '@meet/ui';
import { Download, Trash } from '@meet/ui/icons';
import { KeptSection } from './KeptSection.tsx';
import { toDatedName } from './toDatedName.ts';
import { TranscriptLines } from './TranscriptLines.tsx';
import { useConfirmedDelete } from './useConfirmedDelete.ts';
import { useTranscript } from './useTranscript.ts';
import { toPlainText, toVtt } from './writeTranscript.ts';

interface TranscriptSectionProps {
  readonly meeting: PastMeeting;
  /** Plays the recording from a line; undefined for a line that no recording has. */
  readonly getPlay?: (line: TranscriptLine) => (() => void) | undefined;
}

/** Shows a meeting's transcript. The person can search and save it; hosts can delete it. */
export function TranscriptSection({ meeting, getPlay }: TranscriptSectionProps) {
  const t = useTexts();
  const host = useHost();
  const { meetingId, meetingStartTime } = meeting;
  const { value: transcript, failed, error, retry, setValue } = useTranscript(meetingId);

  const save = (write: typeof toVtt, extension: string, type: string) => {
    const name = toDatedName(t('transcript.fileName'), meetingStartTime);
    const content = write(transcript!.lines, meetingStartTime);
    saveFile(`${name}.${extension}`, content, type);
  };
  const confirmDelete = useConfirmedDelete('transcript');
  const remove = () =>
    confirmDelete(async () => {
      await host.api.execute(deleteMeetingTranscript, { meetingId });
      setValue({ lines: [], mayDelete: false });
    });

  const isKept = transcript !== undefined && transcript.lines.length > 0;

  return (
    <KeptSection
      part="transcript"
      title={t('transcript.show')}
      actions={
        isKept && (
          <>
            <Button size="sm" icon={<Download aria-hidden />} onClick={() => save(toVtt, 'vtt', 'text/vtt')}>
              {t('transcript.saveVtt')}
            </Button>
            <Button size="sm" icon={<Download aria-hidden />} onClick={() => save(toPlainText, 'txt', 'text/plain')}>
              {t('transcript.saveText')}
            </Button>
            {transcript.mayDelete && (
              <Button variant="ghost" size="sm" icon={<Trash aria-hidden />} onClick={() => void remove()}>
                {t('transcript.delete')}
              </Button>
            )}
          </>
        )
      }
    >
      {failed ? (
        <ErrorState title={host.i18n.errorText(error)} onRetry={retry} />
      ) : !transcript ? (
        <SkeletonCard />
      ) : !isKept ? (
        <EmptyState compact title={t('transcript.none')} />
      ) : (
        <>
          {getPlay && (
            <Text size="xs" tone="muted" mb={2}>
              {t('transcript.clickToPlay')}
            </Text>
          )}
          <Box maxH="60dvh" overflowY="auto" tabIndex={0} role="group" aria-label={t('transcript.show')}>
            <TranscriptLines lines={transcript.lines} startedAt={meetingStartTime} {...(getPlay && { getPlay })} />
          </Box>
        </>
      )}
    </KeptSection>
  );
}
