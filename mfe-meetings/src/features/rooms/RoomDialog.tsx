import { roomId } from '@meet/contracts';
import { MEETING_LIMITS, ROOM_TYPE, roomLabel, type MeetingOption } from '@meet/meetings-contract';
import { useTexts, useUser } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { TextField } from '@meet/ui';
import { object } from 'yup';
import { readRoomInput } from '../../state/readRoomInput.ts';
import type { Rooms } from './createRooms.ts';

export type RoomDialogKind = 'new' | { readonly edit: MeetingOption };

const labelForm = object({ value: roomLabel() });
const idForm = object({ value: roomId('meetings.personalIdRequired') });

interface RoomDialogProps {
  rooms: Rooms;
  kind: RoomDialogKind;
  onClose: () => void;
}

/** Dialog that creates a labelled room, changes a label, or changes the personal meeting id. */
export function RoomDialog({ rooms, kind, onClose }: RoomDialogProps) {
  const t = useTexts();
  const { email } = useUser();
  const room = kind === 'new' ? undefined : kind.edit;
  const isPersonal = room?.type === ROOM_TYPE.personal;

  const toInput = ({ value }: { value: string }) => ({ value: isPersonal ? readRoomInput(value) : value });
  async function save(value: string): Promise<void> {
    if (!room) await rooms.add(value, email);
    else if (isPersonal) await rooms.renumber(room.roomId, value);
    else await rooms.rename(room.roomId, value);
  }

  return (
    <CallDialog
      size="sm"
      title={t(isPersonal ? 'rooms.editPersonal' : room ? 'rooms.renameTitle' : 'rooms.add')}
      schema={isPersonal ? idForm : labelForm}
      initialValues={{ value: (isPersonal ? room?.roomId : room?.label) ?? '' }}
      toInput={toInput}
      send={(values) => save(toInput(values).value)}
      onDone={onClose}
      cancelLabel={t('cancel')}
      submitLabel={t('save')}
      sticky={false}
      onClose={onClose}
    >
      <TextField
        name="value"
        label={t(isPersonal ? 'rooms.personalId' : 'rooms.label')}
        help={isPersonal ? t('rooms.personalIdHelp') : undefined}
        inputMode={isPersonal ? 'numeric' : undefined}
        maxLength={isPersonal ? undefined : MEETING_LIMITS.roomLabel}
        required
      />
    </CallDialog>
  );
}
