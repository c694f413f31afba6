import { input } from '@meet/contracts';
import { roomName } from '@meet/chat-contract';
import { validateForm } from '@meet/contracts/forms';
import { useTexts } from '@meet/remote-kit';
import { Banner, Button, Dialog, Form, Formik, Stack, TextField } from '@meet/ui';
import { useChat } from '../../state/chatOf.ts';
import { MemberPicker } from '../../people/MemberPicker.tsx';
import { useChosenMembers } from '../../people/useChosenMembers.ts';
import { useCreateRoom } from './useCreateRoom.ts';

const form = input({ roomName: roomName() });

/** Chooses people, names the room if one likes, opens it. */
export function CreateRoomDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { viewerEmail } = useChat();
  const { run, failure } = useCreateRoom();
  const { people, setPeople, emails, hasWrong } = useChosenMembers();

  return (
    <Formik
      initialValues={{ roomName: '' }}
      validate={(values) => validateForm(form, values, (key, params) => t(`contracts:${key}`, params))}
      onSubmit={async (values) => {
        if (emails.length > 0 && !hasWrong && (await run(emails, values.roomName))) onClose();
      }}
    >
      {({ isSubmitting, values }) => (
        <Dialog
          open
          size="450px"
          title={t('createRoom.title')}
          onClose={onClose}
          sticky={people.length > 0 || values.roomName !== ''}
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
              <Button
                type="submit"
                loading={isSubmitting}
                disabled={emails.length === 0}
                disabledReason={hasWrong && emails.length > 0 ? t('members.correctFirst') : undefined}
              >
                {t('createRoom.submit')}
              </Button>
            </>
          }
        >
          <Stack gap={3}>
            {failure && <Banner tone="danger">{failure}</Banner>}
            <MemberPicker
              label={t('createRoom.members')}
              value={people}
              onChange={setPeople}
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
