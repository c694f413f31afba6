import { renameChatRoomForm, type ChatRoom } from '@meet/chat-contract';
import { validateForm } from '@meet/contracts/forms';
import { useTexts } from '@meet/remote-kit';
import { Button, Dialog, Form, Formik, TextField } from '@meet/ui';
import { useRenameRoom } from './useRenameRoom.ts';

/** Save waits until the name is another one. */
export function RenameRoomDialog({ room, onClose }: { room: ChatRoom; onClose: () => void }) {
  const t = useTexts();
  const { run, failure, clearFailure } = useRenameRoom(room.chatId);

  return (
    <Formik
      initialValues={{ chatroomName: room.roomName }}
      validate={(values) => validateForm(renameChatRoomForm, values, (key, params) => t(`contracts:${key}`, params))}
      onSubmit={async ({ chatroomName }) => {
        if (await run(chatroomName.trim())) onClose();
      }}
    >
      {({ isSubmitting, values }) => {
        const isUnchanged = values.chatroomName.trim() === '' || values.chatroomName.trim() === room.roomName;
        return (
          <Dialog
            open
            size="450px"
            title={t('renameRoom.title')}
            onClose={onClose}
            wrap={(content) => (
              <Form noValidate style={{ display: 'contents' }}>
                {content}
              </Form>
            )}
            footer={
              <>
                <Button variant="secondary" onClick={onClose}>
                  {t('cancel')}
                </Button>
                <Button type="submit" loading={isSubmitting} disabled={isUnchanged}>
                  {t('renameRoom.submit')}
                </Button>
              </>
            }
          >
            <TextField
              name="chatroomName"
              label={t('renameRoom.name')}
              error={failure}
              help={isUnchanged ? t('contracts:chat.roomNameUnchanged') : undefined}
              autoComplete="off"
              onChange={clearFailure}
              required
            />
          </Dialog>
        );
      }}
    </Formik>
  );
}
