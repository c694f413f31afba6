import { input } from '@meet/contracts';
import { roomName } from '@meet/chat-contract';
import { validateForm } from '@meet/contracts/forms';
import { useTexts } from '@meet/remote-kit';
import { Banner, Button, Dialog, Form, Formik, Stack, TextField } from '@meet/ui';
import { useState } from 'react';
import { useChat } from '../../state/chatOf.ts';
import { MemberPicker } from '../../people/MemberPicker.tsx';
import { useCreateRoom } from './useCreateRoom.ts';

const form = input({ roomName: roomName() });

/** Chooses people, names the room if one likes, opens it. */
export function CreateRoomDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { viewerEmail } = useChat();
  const { run, failure } = useCreateRoom();
  const [emails, setEmails] = useState<readonly string[]>([]);

  return (
    <Formik
      initialValues={{ roomName: '' }}
      validate={(values) => validateForm(form, values, (key, params) => t(`contracts:${key}`, params))}
      onSubmit={async (values) => {
        if (emails.length > 0 && (await run(emails, values.roomName))) onClose();
      }}
    >
      {({ isSubmitting, values }) => (
        <Dialog
          open
          size="450px"
          title={t('createRoom.title')}
          onClose={onClose}
          sticky={emails.length > 0 || values.roomName !== ''}
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
              <Button type="submit" loading={isSubmitting} disabled={emails.length === 0}>
                {t('createRoom.submit')}
              </Button>
            </>
          }
        >
          <Stack gap={3}>
            {failure && <Banner tone="danger">{failure}</Banner>}
            <MemberPicker
              label={t('createRoom.members')}
              value={emails}
              onChange={setEmails}
              taken={[viewerEmail]}
              autoFocus
            />
            <TextField
              name="roomName"
              label={t('createRoom.name')}
              help={t('createRoom.nameHelp')}
              autoComplete="off"
            />
          </Stack>
        </Dialog>
      )}
    </Formik>
  );
}
