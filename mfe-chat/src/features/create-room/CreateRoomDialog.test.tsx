import { describe, expect, it, jest } from '@jest/globals';
import { buildContact, buildNetwork } from '@meet/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRoom, VIEWER } from '../../testing/buildRoom.ts';
import { renderChat } from '../../testing/renderChat.tsx';
import { CreateRoomDialog } from './CreateRoomDialog.tsx';

const contact = buildContact('Cleo Martin', { email: 'Cleo@example.com', hasAccount: false });

async function open(emails: string[] = [], roomName?: string) {
  const onClose = jest.fn();
  const { chat } = await renderChat(<CreateRoomDialog onClose={onClose} />, {
    api: {
      getNetworkChanges: buildNetwork([contact]),
      createChatRoom(input: unknown) {
        expect(input).toEqual({ participants: emails, roomName });
        return { chatroom: buildRoom({ chatId: 'new-room', roomName: roomName ?? '' }) };
      },
    },
  });
  const address = await screen.findByRole('combobox', { name: 'Participants' });
  return { onClose, chat, address, create: screen.getByRole('button', { name: 'Create' }) };
}

describe('creating a room', () => {
  it('invites a typed address and a suggested contact, and selects the new room', async () => {
    const { onClose, chat, address, create } = await open(['new@example.com', 'cleo@example.com'], 'Band');
    expect(create).toBeDisabled();
    await userEvent.type(address, 'New@example.com{Enter}');
    await userEvent.type(address, 'cleo');
    await userEvent.click(await screen.findByRole('option', { name: /Cleo Martin/ }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Room name (optional)' }), ' Band ');
    await userEvent.click(create);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(chat.selectedId$.value).toBe('new-room');
  });

  it.each([
    ['', 'E-mail is required'],
    ['.x@example.com', 'E-mail pattern is invalid'],
    [`${'x'.repeat(55)}@example.com`, 'E-mail cannot exceed 60 characters'],
    [VIEWER, 'The e-mail address you entered is already registered in the room'],
  ])('refuses the address %j', async (typed, text) => {
    const { address, create } = await open();
    await userEvent.type(address, `${typed}{Enter}`);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(create).toBeDisabled();
  });

  it('accepts a pasted list, and creates the room once its errors are corrected', async () => {
    const { onClose, address, create } = await open(['ana.b@example.com', 'bo@example.com', 'eva@example.com']);
    await userEvent.click(address);
    await userEvent.paste('"B, Ana" <Ana.B@example.com>; bo@example.com\neva@example, BO@example.com');
    expect(screen.getByText('Added 2 addresses, 1 is not valid, 1 was there already')).toBeVisible();
    await userEvent.click(create);
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /^Correct eva@example/ }));
    await userEvent.keyboard('.com{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  it('suggests nobody twice, and suggests a removed person again', async () => {
    const { address } = await open();
    await userEvent.type(address, 'cleo');
    await userEvent.click(await screen.findByRole('option', { name: /Cleo Martin/ }));
    await userEvent.type(address, 'cleo');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Cleo Martin' }));
    await userEvent.clear(address);
    await userEvent.type(address, 'cleo');
    expect(await screen.findByRole('option', { name: /Cleo Martin/ })).toBeInTheDocument();
  });
});
