import type { MeetingQuality } from '@meet/meetings-contract';
import { rateMeeting } from '@meet/meetings-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { HStack, IconButton, Text } from '@meet/ui';
import { ThumbsDown, ThumbsUp } from '@meet/ui/icons';
import { useState } from 'react';

const THUMBS = { good: ThumbsUp, bad: ThumbsDown } as const;

/** Lets the person rate picture and sound by one click, which they can change. */
export function QualityQuestion({ historyId, given }: { historyId: string; given: MeetingQuality | null }) {
  const t = useTexts();
  const host = useHost();
  const [chosen, setChosen] = useState(given);
  const choose = async (quality: MeetingQuality) => {
    const before = chosen;
    setChosen(quality);
    try {
      await host.api.execute(rateMeeting, { meetingContactHistoryId: historyId, quality });
    } catch (error) {
      setChosen(before);
      host.toast({ type: 'error', message: host.i18n.errorText(error) });
    }
  };
  return (
    <HStack role="group" aria-label={t('end.quality')} justifyContent="center" gap={3} flexWrap="wrap">
      <Text>{t(chosen ? 'end.thanks' : 'end.quality')}</Text>
      <HStack gap={1}>
        {(['good', 'bad'] as const).map((quality) => {
          const Thumb = THUMBS[quality];
          return (
            <IconButton
              key={quality}
              label={t(`end.${quality}`)}
              icon={<Thumb fill={chosen === quality ? 'currentColor' : 'none'} />}
              aria-pressed={chosen === quality}
              onClick={() => void choose(quality)}
            />
          );
        })}
      </HStack>
    </HStack>
  );
}
