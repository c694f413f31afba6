import { describe, expect, it } from '@jest/globals';
import { chatMemberTyping, chatroomMessage } from '@meet/chat-contract';
import { setDraggedContact } from '@meet/remote-kit';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chatPreferences } from '../state/chatPreferences.ts';
import { ANA, BEN, buildMessage, buildRoom } from '../testing/buildRoom.ts';
import { refusing, renderChat } from '../testing/renderChat.tsx';
import { RoomPane } from './RoomPane.tsx';

const OTHERS = {
  participants: [
    { ...ANA, isOwner: false },
    { ...BEN, isOwner: true },
  ],
};

/** Returns the browser's data of a contact that is being dragged. */
function carrying(email: string) {
  const data = new Map<string, string>();
  const transfer = {
    dropEffect: 'none',
    get types() {
      return [...data.keys()];
    },
    setData: (type: string, value: string) => void data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
  };
  setDraggedContact(transfer, { contactId: 'c1', email, fullName: 'Cleo Martin' });
  return transfer;
}

async function show(change: Parameters<typeof buildRoom>[0] = {}, addChatMembers: unknown = { participants: [] }) {
  const room = buildRoom(change);
  const { host } = await renderChat(<RoomPane room={room} />, { rooms: [room], api: { addChatMembers } });
  const pane = await screen.findByRole('heading', { level: 3, name: 'Launch' });
  const drag = (kind: 'dragOver' | 'drop', email = 'cleo@example.com') => {
    const event = createEvent[kind](pane);
    Object.defineProperty(event, 'dataTransfer', { value: carrying(email) });
    return act(async () => void fireEvent(pane, event));
  };
  const added = () => host.calls.filter(({ name }) => name === 'addChatMembers').map(({ input }) => input);
  return { host, drag, added };
}
const hint = () => screen.queryByText(/^Drop to add/);

describe('a contact that is dragged into a room', () => {
  it.each([
    ['its owner', {}],
    ['everyone, where the room allows it', { ...OTHERS, allowManage: true }],
  ])('is added by %s', async (_who, room) => {
    const { drag, added } = await show(room);
    await drag('dragOver');
    expect(hint()).toBeVisible();
    await drag('drop');
    expect(added()).toEqual([{ chatId: 'room-1', participants: ['cleo@example.com'] }]);
    expect(hint()).not.toBeInTheDocument();
    expect(await screen.findByText('Participant added')).toBeVisible();
  });

  it('is not added by a member who may not manage', async () => {
    const { drag, added } = await show(OTHERS);
    await drag('dragOver');
    expect(hint()).not.toBeInTheDocument();
    await drag('drop');
    expect(added()).toEqual([]);
  });

  it('is not added twice', async () => {
    const { host, drag, added } = await show();
    await drag('drop', 'BEN@example.com');
    expect(added()).toEqual([]);
    expect(host.toasts).toMatchObject([{ type: 'info' }]);
  });

  it('leads to an error if the server refuses', async () => {
    const { host, drag } = await show({}, refusing('TOO_MANY', 'Wait a little.'));
    await drag('drop');
    await waitFor(() => expect(host.toasts).toMatchObject([{ type: 'error' }]));
  });
});

describe('typing', () => {
  it('is shown in place of the number of members, and not announced by a screen reader', async () => {
    const { host } = await show();
    const push = (email: string, fullName: string) =>
      act(() => host.push(chatMemberTyping, { chatId: 'room-1', email, fullName }));
    push('ben@example.com', 'Ben Okafor');
    const words = screen.getByText('Ben Okafor is typing…');
    expect(words.closest('[aria-live], [role=status], [role=log]')).toBeNull();
    expect(screen.queryByText('2 participants')).toBeNull();
    push('cleo@example.com', '');
    expect(screen.getByText('Ben Okafor and cleo@example.com are typing…')).toBeVisible();
    push('dan@example.com', 'Dan Ito');
    expect(screen.getByText('Several people are typing…')).toBeVisible();
    for (const email of ['ben@example.com', 'cleo@example.com', 'dan@example.com'])
      act(() => host.push(chatroomMessage, buildMessage(1, { email })));
    expect(screen.getByText('2 participants')).toBeVisible();
  });

  it('is announced to the room only if the person wants it', async () => {
    const { host } = await show();
    const notified = () => host.calls.filter(({ name }) => name === 'announceTyping').map(({ input }) => input);
    const composer = screen.getByRole('textbox', { name: 'Message' });
    act(() => chatPreferences.next({ mail: true, web: true, showsTyping: false }));
    await userEvent.type(composer, 'He');
    expect(notified()).toEqual([]);
    act(() => chatPreferences.next({ mail: true, web: true, showsTyping: true }));
    await userEvent.type(composer, 'llo');
    expect(notified()).toEqual([{ chatId: 'room-1' }]);
  });
});
