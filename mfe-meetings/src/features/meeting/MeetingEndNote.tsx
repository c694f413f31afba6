import { useBehavior, useTexts } from '@meet/remote-kit';
import { Banner, Box, Button } from '@meet/ui';
import type { MeetingViewModel } from './createMeetingViewModel.ts';

/**
 * Warns the participant of a free meeting that the meeting will end. It stands above the room, covers nobody and takes
 * no focus. A screen reader reads it once.
 */
export function MeetingEndNote({ meeting }: { meeting: MeetingViewModel }) {
  const t = useTexts();
  const dialog = useBehavior(meeting.dialog$);
  const left = useBehavior(meeting.left$);
  const kind = dialog === 'willEnd' || dialog === 'beforeEnd' ? dialog : undefined;
  const title = kind && t(`room.${kind}.title`);
  return (
    <Box aria-live="polite" flexShrink={0}>
      {kind && (
        <Box role="dialog" aria-label={title}>
          <Banner
            edge
            tone="warning"
            title={title!}
            actions={
              <Button size="sm" variant="secondary" onClick={meeting.closeDialog}>
                {t('ok')}
              </Button>
            }
          >
            {t(`room.${kind}.text`, { count: Math.max(1, Math.ceil((left ?? 0) / 60_000)) })}
          </Banner>
        </Box>
      )}
    </Box>
  );
}
