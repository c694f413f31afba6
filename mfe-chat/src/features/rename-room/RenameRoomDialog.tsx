import { renameChatRoomForm, type ChatRoom } from '@meet/chat-contract';
import { renameChatRoom } from '@meet/chat-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { TextField } from '@meet/ui';

/** Renames a room. The room list updates by the event. The save button is disabled until the name differs. */
export function RenameRoomDialog({ room, onClose }: { room: ChatRoom; onClose: () => void }) {
  const t = useTexts();
  const { api, i18n } = useHost();
  const { chatId } = room;
  const isUnchanged = (name: string) => name.trim() === '' || name.trim() === room.roomName;

  return (
    <CallDialog
      size="450px"
      title={t('renameRoom.title')}
      schema={renameChatRoomForm}
      initialValues={{ chatroomName: room.roomName }}
      send={({ chatroomName }) => api.execute(renameChatRoom, { chatId, chatroomName: chatroomName.trim() })}
      onDone={onClose}
      toRefusal={(error) => ({ chatroomName: i18n.errorText(error) })}
      cancelLabel={t('cancel')}
      submitLabel={t('renameRoom.submit')}
      submit={({ values }) => ({ disabled: isUnchanged(values.chatroomName) })}
      sticky={false}
      onClose={onClose}
    >
      {({ values }) => (
        <TextField
          name="chatroomName"
          label={t('renameRoom.name')}
          help={isUnchanged(values.chatroomName) ? t('contracts:chat.roomNameUnchanged') : undefined}
          autoComplete="off"
          required
        />
      )}
    </CallDialog>
  );
}
