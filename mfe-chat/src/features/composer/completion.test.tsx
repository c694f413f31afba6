import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildMember, buildRoom, VIEWER } from '../../testing/buildRoom.ts';
import { renderChat } from '../../testing/renderChat.tsx';
import { Composer } from './Composer.tsx';

beforeEach(() => localStorage.clear());

const MEMBERS = [
  { ...buildMember({ accountId: 'account-ana', fullName: 'Ana Pop', email: 'ana@example.com' }), currentUser: true },
  { ...buildMember(), currentUser: false },
  {
    ...buildMember({ accountId: 'account-stefan', fullName: 'Ștefan Ionescu', email: 's@example.com' }),
    currentUser: false,
  },
  {
    ...buildMember({ accountId: null, fullName: '', email: 'invited@example.com', invited: true }),
    currentUser: false,
  },
];

async function open(change: Parameters<typeof buildRoom>[0] = {}) {
  const { chat, unmount } = await renderChat(<Composer chatId="room-1" autoFocus />, {
    rooms: [buildRoom(change)],
    api: { getChatMembers: { participants: MEMBERS, roomName: 'Launch', memberCount: 4, hasMore: false } },
  });
  chat.open();
  const field = screen.getByRole('textbox', { name: 'Message' });
  const typed = () => chat.outbox.messages$.value.map(({ content }) => content);
  return { field, typed, unmount };
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('completing a mention', () => {
  it('offers members who accepted, selects by keyboard, and sends their ids', async () => {
    const { field, typed } = await open();
    await userEvent.type(field, 'Hi @');
    await screen.findByRole('listbox', { name: 'Members of this conversation' });
    expect(options()).toEqual([expect.stringContaining('Ben'), expect.stringContaining('Ștefan'), expect.anything()]);
    await userEvent.type(field, 'ste');
    expect(options()).toEqual([expect.stringContaining('Ștefan Ionescu')]);
    const [option] = screen.getAllByRole('option');
    expect(field).toHaveAttribute('aria-activedescendant', option!.id);
    expect(option).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('Hi @Ștefan Ionescu ');
    expect(typed()).toEqual([]);
    await userEvent.keyboard('and @B{ArrowDown}{Tab}!{Enter}');
    expect(typed()).toEqual(['Hi <@account-stefan> and <@account-ben> !']);
  });

  it('is closed by Escape, and ignores Enter while a word is being composed', async () => {
    const { field, typed } = await open();
    await userEvent.type(field, '@B');
    await screen.findByRole('listbox');
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(field).toHaveValue('@B');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(typed()).toEqual(['@B']);
  });

  it('survives a reload with the draft', async () => {
    const { field, unmount } = await open();
    await userEvent.type(field, '@Ben');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Enter}');
    unmount();
    const again = await open();
    await userEvent.type(again.field, 'hello{Enter}');
    expect(again.typed()).toEqual(['<@account-ben> hello']);
  });

  it('offers @all only to managers, and requires confirmation in a large room', async () => {
    const participants = [buildMember({ email: VIEWER, fullName: 'Ana Pop' }), buildMember({ isOwner: true })];
    const { field, typed, unmount } = await open({ participants, memberCount: 30 });
    await userEvent.type(field, '@al');
    expect(options()).toEqual([]);
    unmount();
    localStorage.clear();
    const managed = await open({ participants, memberCount: 30, allowManage: true });
    await userEvent.type(managed.field, '@al');
    await waitFor(() => expect(options()).toEqual([expect.stringContaining('@all')]));
    await userEvent.keyboard('{Enter}hear{Enter}');
    const question = await screen.findByRole('alertdialog', { name: 'Notify 29 people?' });
    expect(managed.typed()).toEqual([]);
    await userEvent.click(within(question).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(managed.typed()).toEqual(['<@all> hear']));
    expect(typed()).toEqual([]);
  });
});

describe('completing an emoji', () => {
  it('offers names, and replaces a complete name between colons', async () => {
    const { field } = await open();
    await userEvent.type(field, 'Well :tad');
    await screen.findByRole('listbox', { name: 'Emoji' });
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveValue('Well 🎉');
    await userEvent.type(field, ' :heart:');
    expect(field).toHaveValue('Well 🎉 ❤️');
    await userEvent.type(field, ' `:heart:` :) 10:30');
    expect(field).toHaveValue('Well 🎉 ❤️ `:heart:` :) 10:30');
  });
});
