import { input } from '@meet/contracts';
import { roomName } from '@meet/chat-contract';
import { createChatRoom } from '@meet/chat-contract/operations';
import { useHost, useTexts } from '@meet/remote-kit';
import { CallDialog } from '@meet/remote-kit/forms';
import { Stack, TextField } from '@meet/ui';
import { useChat } from '../../state/getChat.ts';
import { useDialogTexts } from '../../state/useDialogTexts.ts';
import { MemberPicker } from '../../people/MemberPicker.tsx';
import { useChosenMembers } from '../../people/useChosenMembers.ts';

const form = input({ roomName: roomName() });

/** Dialog that lets the person choose people and an optional name, then creates the room and shows it. */
export function CreateRoomDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const { api } = useHost();
  const hasTexts = useDialogTexts();
  const { viewerEmail, show } = useChat();
  const { people, setPeople, emails, hasWrong } = useChosenMembers();
  const isReady = emails.length > 0 && !hasWrong;

  if (!hasTexts) return null;
  return (
    <CallDialog
      size="450px"
      title={t('newRoom.title')}
      schema={form}
      initialValues={{ roomName: '' }}
      send={async ({ roomName: name }) =>
        isReady && api.execute(createChatRoom, { participants: emails, roomName: name.trim() || undefined })
      }
      onDone={(created) => {
        if (!created) return;
        show(created.chatroom);
        onClose();
      }}
      cancelLabel={t('cancel')}
      submitLabel={t('newRoom.submit')}
      submit={{
        disabled: emails.length === 0,
        disabledReason: hasWrong && emails.length > 0 ? t('members.correctFirst') : undefined,
      }}
      sticky={({ values }) => people.length > 0 || values.roomName !== ''}
      onClose={onClose}
    >
      <Stack gap={3}>
        <MemberPicker
          label={t('newRoom.members')}
          value={people}
          onChange={setPeople}
          taken={[viewerEmail]}
          autoFocus
        />
        <TextField name="roomName" label={t('newRoom.name')} help={t('newRoom.nameHelp')} autoComplete="off" />
      </Stack>
    </CallDialog>
  );
}
