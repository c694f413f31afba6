import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRoom } from '../../testing/buildRoom.ts';
import { refusing, renderChat } from '../../testing/renderChat.tsx';
import { RenameRoomDialog } from './RenameRoomDialog.tsx';

const room = buildRoom();

async function open(renameChatRoom: unknown) {
  const onClose = jest.fn();
  await renderChat(<RenameRoomDialog room={room} onClose={onClose} />, {
    rooms: [room],
    api: { renameChatRoom },
  });
  const field = await screen.findByRole('textbox', { name: /Room name/ });
  return { onClose, field, save: screen.getByRole('button', { name: 'Save' }) };
}

describe('renaming a room', () => {
  it('saves a changed name without surrounding spaces, and closes', async () => {
    const { onClose, field, save } = await open({ roomName: 'Landing' });
    await userEvent.clear(field);
    await userEvent.type(field, ' Landing ');
    await userEvent.click(save);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('enables Save only when the name differs', async () => {
    const { field, save } = await open({});
    expect(save).toBeDisabled();
    expect(screen.getByText('Please change the room name to proceed.')).toBeInTheDocument();
    await userEvent.clear(field);
    expect(save).toBeDisabled();
    await userEvent.type(field, 'Other');
    expect(save).toBeEnabled();
  });

  it('shows that a name is too long', async () => {
    const { onClose, field, save } = await open({});
    await userEvent.clear(field);
    await userEvent.type(field, 'x'.repeat(51));
    await userEvent.click(save);
    expect(await screen.findByText('Room name cannot be more than 50 characters')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps the typed name, and shows why it was refused', async () => {
    const { onClose, field, save } = await open(refusing('CHAT_OWNER_ONLY', 'Only the owner.'));
    await userEvent.clear(field);
    await userEvent.type(field, 'Landing');
    await userEvent.click(save);
    expect(await screen.findByText('Only the owner.')).toBeInTheDocument();
    expect(field).toHaveValue('Landing');
    expect(onClose).not.toHaveBeenCalled();
  });
});
