import { roomId } from '@meet/contracts';
import { MEETING_LIMITS, ROOM_TYPE, roomLabel, type MeetingOption } from '@meet/meetings-contract';
import { useHost, useTexts, useUser } from '@meet/remote-kit';
import { Banner, Button, Dialog, Form, Formik, Stack, TextField } from '@meet/ui';
import { useState } from 'react';
import { object } from 'yup';
import { useValidate } from '../../parts/useValidate.ts';
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

/** A new labelled room, another label, or another personal meeting id. */
export function RoomDialog({ rooms, kind, onClose }: RoomDialogProps) {
  const t = useTexts();
  const host = useHost();
  const { email } = useUser();
  const room = kind === 'new' ? undefined : kind.edit;
  const isPersonal = room?.type === ROOM_TYPE.personal;
  const findErrors = useValidate(isPersonal ? idForm : labelForm);
  const [problem, setProblem] = useState<string>();

  const readValue = (written: string) => (isPersonal ? readRoomInput(written) : written);
  const save = async ({ value: written }: { value: string }) => {
    const value = readValue(written);
    setProblem(undefined);
    try {
      if (!room) await rooms.add(value, email);
      else if (isPersonal) await rooms.renumber(room.roomId, value);
      else await rooms.rename(room.roomId, value);
      onClose();
    } catch (error) {
      setProblem(host.i18n.errorText(error));
    }
  };

  return (
    <Formik
      initialValues={{ value: (isPersonal ? room?.roomId : room?.label) ?? '' }}
      validate={({ value }) => findErrors({ value: readValue(value) })}
      onSubmit={save}
    >
      {({ isSubmitting }) => (
        <Dialog
          open
          size="sm"
          title={t(isPersonal ? 'rooms.editPersonal' : room ? 'rooms.renameTitle' : 'rooms.add')}
          onClose={onClose}
          wrap={(content) => <Form noValidate>{content}</Form>}
          footer={
            <>
              <Button variant="ghost" onClick={onClose}>
                {t('cancel')}
              </Button>
              <Button type="submit" variant="primary" loading={isSubmitting}>
                {t('save')}
              </Button>
            </>
          }
        >
          <Stack>
            {problem && (
              <Banner tone="danger" role="alert">
                {problem}
              </Banner>
            )}
            <TextField
              name="value"
              label={t(isPersonal ? 'rooms.personalId' : 'rooms.label')}
              help={isPersonal ? t('rooms.personalIdHelp') : undefined}
              inputMode={isPersonal ? 'numeric' : undefined}
              maxLength={isPersonal ? undefined : MEETING_LIMITS.roomLabel}
              required
            />
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
