import { formatBytes } from '@meet/contracts/texts';
import { getRecordingFile, type MeetingRecording } from '@meet/meetings-contract';
import { useHost, useTexts } from '@meet/remote-kit';
import { saveBlob, useReadBytes, type BytesReader } from '@meet/remote-kit/files';
import { Banner, Box, Button, HStack, ProgressBar, Stack, Text } from '@meet/ui';
import { Download, Play } from '@meet/ui/icons';
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react';
import type { RecordingPlace } from './findPlace.ts';

export interface RecordingSegmentProps {
  readonly recording: MeetingRecording;
  /** Index of the segment, from 0. */
  readonly index: number;
  /** Place from which to play; a new object plays again. */
  readonly wanted?: RecordingPlace | undefined;
  /** Name of the saved file, without its extension. */
  readonly fileName: string;
}

/** Shows one file of a recording. It is fetched when the person plays or saves it. */
export function RecordingSegment({ recording, index, wanted, fileName }: RecordingSegmentProps) {
  const t = useTexts();
  const host = useHost();
  const [file, setFile] = useState<{ readonly blob: Blob; readonly url: string }>();
  const { progress, failure, read } = useReadBytes();
  const video = useRef<HTMLVideoElement>(null);
  const { recordingId, segments } = recording;
  const { bytes, type } = segments[index]!;

  useEffect(() => () => (file ? URL.revokeObjectURL(file.url) : undefined), [file]);
  const isWanted = useEffectEvent(() => wanted !== undefined);
  const [isSeekable, setSeekable] = useState(false);
  useEffect(() => {
    // A person who chose a sentence stays at the transcript.
    if (!isWanted()) video.current?.focus();
  }, [file]);

  const getBlob = async () => file?.blob ?? (await read(getRecordingFile, { recordingId, segment: String(index) }));
  const play = async () => {
    const blob = await getBlob();
    if (blob) setFile({ blob, url: URL.createObjectURL(blob) });
  };
  const loadWanted = useEffectEvent(() => {
    if (!file && !progress) void play();
  });
  useEffect(() => {
    if (!wanted) return;
    if (isSeekable && video.current) playFrom(video.current, wanted.seconds);
    else loadWanted();
  }, [wanted, isSeekable]);

  const save = async () => {
    const blob = await getBlob();
    if (blob) saveBlob(`${fileName}.${type.startsWith('video/mp4') ? 'mp4' : 'webm'}`, blob);
  };

  return (
    <Stack gap={3}>
      {segments.length > 1 && <Text weight="medium">{t('recordings.part', { number: index + 1 })}</Text>}
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      {file && (
        <Box
          as="video"
          ref={video as never}
          {...{
            controls: true,
            playsInline: true,
            src: file.url,
            onLoadedMetadata: (event: SyntheticEvent<HTMLElement>) => learnDuration(event, () => setSeekable(true)),
          }}
          tabIndex={0}
          aria-label={t('recordings.player')}
          w="full"
          maxH="60dvh"
          bg="black"
          borderRadius="surface"
        />
      )}
      {progress && <ProgressBar value={toPercent(progress)} label={t('recordings.loading')} />}
      <HStack flexWrap="wrap" gap={2}>
        {!file && (
          <Button
            variant="primary"
            icon={<Play aria-hidden />}
            disabled={progress !== undefined}
            onClick={() => void play()}
          >
            {t('recordings.play')}
          </Button>
        )}
        <Button icon={<Download aria-hidden />} disabled={progress !== undefined} onClick={() => void save()}>
          {t('recordings.download')}
        </Button>
        <Text tone="muted" size="xs" tabular>
          {formatBytes(bytes, host.i18n.locale.replace('_', '-'))}
        </Text>
      </HStack>
    </Stack>
  );
}

const toPercent = ({ loaded, total }: NonNullable<BytesReader['progress']>) =>
  total ? Math.round((100 * loaded) / total) : 0;

/** A position beyond the end of every recording, in seconds. */
const FAR = 1e9;

/**
 * Lets the browser learn the duration of a file that was recorded in parts, which does not contain it. The browser
 * determines it when it seeks beyond the end. From then on the person may jump to any position.
 */
function learnDuration({ currentTarget }: SyntheticEvent<HTMLElement>, onLearned: () => void): void {
  const video = currentTarget as HTMLVideoElement;
  if (Number.isFinite(video.duration)) return onLearned();
  video.addEventListener('durationchange', function goBack() {
    if (!Number.isFinite(video.duration)) return;
    video.removeEventListener('durationchange', goBack);
    video.currentTime = 0;
    onLearned();
  });
  video.currentTime = FAR;
}

function playFrom(video: HTMLVideoElement, seconds: number): void {
  video.currentTime = Math.min(seconds, video.duration);
  // A browser may refuse to play by itself; the person then presses Play of the player.
  void video.play().catch(() => undefined);
}
