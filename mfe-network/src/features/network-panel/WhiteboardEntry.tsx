import { useBehavior, useHost, useTexts } from '@meet/remote-kit';
import { Box, IconButton } from '@meet/ui';
import { PencilLine } from 'lucide-react';
import { useNetwork } from '../../state/getNetwork.ts';

/** Button that shows and hides the meeting's whiteboard, once the meeting is ready. */
export function WhiteboardEntry() {
  const t = useTexts();
  const host = useHost();
  const { meetingRoom$ } = useNetwork();
  const roomId = useBehavior(meetingRoom$);
  return (
    <Box display="grid" placeItems="center" py={2} borderBottomWidth="1px" flexShrink={0}>
      <IconButton
        label={t('panel.whiteboard')}
        tooltipPlacement="left"
        icon={<PencilLine aria-hidden />}
        disabledReason={roomId ? undefined : t('contacts.meetingNotReady')}
        onClick={() => roomId && host.events.emit('whiteboard.requested@1', { roomId })}
      />
    </Box>
  );
}
