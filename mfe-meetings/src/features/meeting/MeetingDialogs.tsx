import { useBehavior, useTexts } from '@meet/remote-kit';
import { Button, Dialog, Text } from '@meet/ui';
import type { MeetingViewModel } from './createMeetingViewModel.ts';
import { useScreenBack } from '../../parts/useScreenBack.ts';

/** Dialogs of the meeting for its participant: that it will end, that it is about to, or that they were sent out. */
export function MeetingDialogs({ meeting }: { meeting: MeetingViewModel }) {
  const t = useTexts();
  const dialog = useBehavior(meeting.dialog$);
  useScreenBack(dialog ? [dialog] : []);
  const left = useBehavior(meeting.left$);
  const minutes = Math.max(1, Math.ceil((left ?? 0) / 60_000));
  return (
    <Dialog
      open={dialog !== undefined}
      onClose={meeting.closeDialog}
      size="sm"
      role="alertdialog"
      title={dialog && t(`room.${dialog}.title`)}
      footer={
        <Button variant="primary" onClick={meeting.closeDialog}>
          {t('ok')}
        </Button>
      }
    >
      <Text>{dialog && t(`room.${dialog}.text`, { count: minutes })}</Text>
    </Dialog>
  );
}
