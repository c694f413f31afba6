import { useBehavior, useTexts } from '@meet/remote-kit';
import { Button, Dialog, Text } from '@meet/ui';
import { useScreenBack } from '../../parts/useScreenBack.ts';
import type { MeetingViewModel } from './createMeetingViewModel.ts';

/**
 * Informs the participant that a host removed them. Fullscreen ends for this dialog, as for every note above the room.
 */
export function MeetingDialogs({ meeting }: { meeting: MeetingViewModel }) {
  const t = useTexts();
  const dialog = useBehavior(meeting.dialog$);
  useScreenBack(dialog ? [dialog] : []);
  return (
    <Dialog
      open={dialog === 'kicked'}
      onClose={meeting.closeDialog}
      size="sm"
      role="alertdialog"
      title={t('room.kicked.title')}
      footer={
        <Button variant="primary" onClick={meeting.closeDialog}>
          {t('ok')}
        </Button>
      }
    >
      <Text>{t('room.kicked.text')}</Text>
    </Dialog>
  );
}
