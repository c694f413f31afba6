import { refreshContacts } from '@meet/network-contract';
import { chatRoomSettingsChanged, toMessagePreview } from '@meet/chat-contract';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { buildContact, buildNetwork } from '@meet/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ANA, BEN, buildMember, buildMessage, buildRoom } from '../testing/buildRoom.ts';
import { renderChat } from '../testing/renderChat.tsx';
import { ChatWidget } from './ChatWidget.tsx';

beforeEach(() => localStorage.clear());

const open = async (rooms = [buildRoom()], api = {}) => {
  const rendered = await renderChat(<ChatWidget onMeetingPage={false} />, { rooms, api });
  await userEvent.click(await screen.findByRole('button', { name: /Open chat/ }));
  await screen.findByRole('dialog', { name: 'Chat' });
  return rendered;
};

describe('the chat widget', () => {
  it('shows the number of unread messages on its bubble', async () => {
    await renderChat(<ChatWidget onMeetingPage={false} />, {
      rooms: [buildRoom({ lastSequence: 4, readSequence: 1, lastMessage: toMessagePreview(buildMessage(4)) })],
    });
    expect(await screen.findByRole('button', { name: 'Open chat, 3 unread messages' })).toBeInTheDocument();
  });

  it('is hidden in a meeting, and opens there only on request', async () => {
    const { host } = await renderChat(<ChatWidget onMeetingPage />, { rooms: [buildRoom()] });
    expect(screen.queryByRole('button', { name: /Open chat/ })).toBeNull();
    act(() => host.events.emit('conversation.requested@1', { chatId: buildRoom().chatId }));
    expect(await screen.findByRole('dialog', { name: 'Chat' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Minimize chat' }));
    expect(screen.queryByRole('button', { name: /Open chat/ })).toBeNull();
  });

  it('closes between a page and a meeting, but keeps a conversation that was opened before it was drawn', async () => {
    function Product() {
      const [at, setAt] = useState<'page' | 'meeting' | 'nowhere'>('page');
      return (
        <>
          {at !== 'nowhere' && <ChatWidget onMeetingPage={at === 'meeting'} />}
          <button onClick={() => setAt('meeting')}>Meeting</button>
          <button onClick={() => setAt('nowhere')}>Nowhere</button>
        </>
      );
    }
    const { host } = await renderChat(<Product />, { rooms: [buildRoom()] });
    const ask = () => act(() => host.events.emit('conversation.requested@1', { chatId: buildRoom().chatId }));
    const find = () => screen.findByRole('dialog', { name: 'Chat' });
    ask();
    await find();
    await userEvent.click(screen.getByRole('button', { name: 'Meeting' }));
    expect(screen.queryByRole('dialog', { name: 'Chat' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Nowhere' }));
    ask();
    await userEvent.click(screen.getByRole('button', { name: 'Meeting' }));
    expect(await find()).toBeInTheDocument();
  });

  it('shows that no conversation was started', async () => {
    await open([]);
    expect(await screen.findByText('No conversation started')).toBeInTheDocument();
    expect(screen.getByText('Create or select a room to start a conversation')).toBeInTheDocument();
  });

  it('finds a silent room for a person with an empty list, and shows when nothing is found', async () => {
    await open([], {
      getChatRoomPage: ({ search }: { search?: string }) => ({
        ...{ chatrooms: search === 'Launch' ? [buildRoom()] : [], next: null },
      }),
    });
    const search = screen.getByRole('searchbox', { name: 'Search conversations' });
    await userEvent.type(search, 'Launc');
    expect(await screen.findByText('No conversation found')).toBeInTheDocument();
    expect(screen.queryByText('No conversation started')).toBeNull();
    await userEvent.type(search, 'h');
    await waitFor(() => expect(screen.queryByText('No conversation found')).toBeNull());
    expect(screen.queryByText('No conversation started')).toBeNull();
  });

  it('finds rooms by members whom only the server knows', async () => {
    const crowd = Array.from({ length: 9 }, (_, at) =>
      buildMember({ accountId: `account-${at}`, email: `${at}@example.com`, fullName: `Person ${at}` }),
    );
    const rooms = [buildRoom(), buildRoom({ chatId: 'room-2', roomName: 'Crowd', participants: [ANA, ...crowd] })];
    const { host } = await open(rooms, {
      getChatRoomPage: ({ search }: { search?: string }) => ({
        ...{ chatrooms: search ? [rooms[1]!] : rooms, next: null },
      }),
    });
    const search = screen.getByRole('searchbox', { name: 'Search conversations' });
    await userEvent.type(search, 'Person 8');
    expect(await screen.findByText('No conversation found')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('No conversation found')).toBeNull());
    const requested = host.calls.filter(({ name }) => name === 'getChatRoomPage').map(({ input }) => input);
    expect(requested).toEqual([{ limit: 30 }, { search: 'Person 8' }]);
  });

  it('opens the preferences and minimises again', async () => {
    const { host } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Chat Notifications Preferences' }));
    expect(host.dialogs).toEqual([{ name: 'chat.preferences/v1', input: undefined }]);
    await userEvent.click(screen.getByRole('button', { name: 'Minimize chat' }));
    expect(await screen.findByRole('button', { name: 'Open chat' })).toBeInTheDocument();
  });

  const ROOM_SETTINGS = ['Notifications', 'Add to favourites', 'Archive room', 'Leave room'];

  it.each([
    [
      'owner',
      true,
      [
        'Start meeting',
        'Send meeting info',
        'Room Members',
        'Webhooks…',
        'Rename Room',
        'Export room…',
        ...ROOM_SETTINGS,
        'Close room',
      ],
    ],
    ['member', false, ['Start meeting', 'Send meeting info', 'Room Members', ...ROOM_SETTINGS]],
  ])('offers the %s only the actions that they may take', async (_who, isOwner, labels) => {
    await open([
      buildRoom({
        participants: [
          { ...ANA, isOwner },
          { ...BEN, isOwner: !isOwner },
        ],
      }),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Room options' }));
    await screen.findByRole('menuitem', { name: 'Start meeting' });
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(labels);
    expect(screen.queryAllByRole('menuitemcheckbox', { name: 'Allow everyone to add/remove' })).toHaveLength(
      isOwner ? 1 : 0,
    );
    expect(screen.queryAllByRole('button', { name: 'Add participants' })).toHaveLength(isOwner ? 1 : 0);
  });

  it('changes the notification level, and whether the room is a favourite', async () => {
    const changeChatRoomSettings = jest.fn((_input: unknown) => ({
      notificationLevel: 'mentions' as const,
      isFavourite: true,
    }));
    const { host } = await open([buildRoom()], { changeChatRoomSettings });
    await userEvent.click(await screen.findByRole('button', { name: 'Room options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Notifications' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Every message' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Only mentions' }));
    await waitFor(() =>
      expect(changeChatRoomSettings).toHaveBeenCalledWith({ chatId: 'room-1', notificationLevel: 'mentions' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Room options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to favourites' }));
    await waitFor(() =>
      expect(changeChatRoomSettings).toHaveBeenLastCalledWith({ chatId: 'room-1', isFavourite: true }),
    );
    await act(async () =>
      host.push(chatRoomSettingsChanged, { chatId: 'room-1', notificationLevel: 'mentions', isFavourite: true }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Room options' }));
    expect(await screen.findByRole('menuitem', { name: 'Remove from favourites' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Notifications' }));
    expect(await screen.findByRole('menuitemcheckbox', { name: 'Only mentions' })).toBeChecked();
  });

  it('does not count muted rooms on its bubble', async () => {
    const rooms = [
      buildRoom({ lastSequence: 2, readSequence: 1, lastMessage: toMessagePreview(buildMessage(2)) }),
      buildRoom({
        ...{ chatId: 'room-2', notificationLevel: 'mentions', lastSequence: 5, readSequence: 1 },
        lastMessage: toMessagePreview(buildMessage(5)),
      }),
    ];
    await renderChat(<ChatWidget onMeetingPage={false} />, { rooms });
    expect(await screen.findByRole('button', { name: 'Open chat, 1 unread message' })).toBeInTheDocument();
  });

  it('requests no contacts while everyone has a name', async () => {
    const { host } = await open();
    await screen.findByRole('heading', { level: 3, name: 'Launch' });
    expect(host.calls.map(({ name }) => name)).not.toContain('getNetworkChanges');
  });

  it('names a private conversation after the contact, or else after the address', async () => {
    const cleo = buildMember({ accountId: null, email: 'cleo@example.com', fullName: '', invited: true });
    const contact = buildContact('Cleo Martin', { email: 'Cleo@example.com' });
    const room = buildRoom({ kind: 'private', roomName: '', participants: [ANA, cleo] });
    const { host } = await open([room], { getNetworkChanges: buildNetwork([contact]) });
    await screen.findByRole('heading', { level: 3, name: 'Cleo Martin' });
    expect(screen.getByText('cleo@example.com')).toBeInTheDocument();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'martin');
    expect(screen.queryByText('No conversation found')).not.toBeInTheDocument();
    const change = (contacts: object[], removedContactIds: string[]) =>
      act(() => host.push(refreshContacts, { contacts: contacts as never, removedContactIds, refetchContacts: false }));
    change([{ ...contact, fullName: 'Cleo M.', version: 2 }], []);
    await screen.findByRole('heading', { level: 3, name: 'Cleo M.' });
    change([], [contact.contactId]);
    await screen.findByRole('heading', { level: 3, name: 'cleo@example.com' });
  });

  it('explains to an invited member that others see only their address', async () => {
    const hint = 'Until you write here, the others see no more of you than your e-mail address.';
    await open([
      buildRoom({
        isInvited: true,
        participants: [{ ...ANA, accountId: null, isOwner: false, fullName: '', invited: true }, BEN],
      }),
    ]);
    expect(await screen.findByText(hint)).toBeInTheDocument();
  });

  it.each([
    ['Start meeting', 4],
    ['Send meeting info', 5],
  ])('%s: opens the meeting details of the room, of kind %d', async (item, kind) => {
    const { host } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Room options' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
    await waitFor(() =>
      expect(host.dialogs).toEqual([{ name: 'meetings.details/v1', input: { kind, chatId: 'room-1' } }]),
    );
  });

  it.each([
    ['a contact', { contactId: 'c1' }, 'createPrivateChatRoom'],
    ['a group', { groupId: 'g1' }, 'createGroupChatRoom'],
  ])('opens the room of %s on a conversation request', async (_whom, wanted, call) => {
    const chatroom = buildRoom({ chatId: 'new', roomName: 'Theirs' });
    const { host } = await renderChat(<ChatWidget onMeetingPage={false} />, { api: { [call]: { chatroom } } });
    act(() => host.events.emit('conversation.requested@1', wanted));
    expect(await screen.findByRole('heading', { level: 3, name: 'Theirs' })).toBeInTheDocument();
    expect(host.calls.find(({ name }) => name === call)?.input).toMatchObject(wanted);
  });
});
