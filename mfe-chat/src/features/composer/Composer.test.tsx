import { beforeEach, describe, expect, it } from '@jest/globals';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildRoom } from '../../testing/buildRoom.ts';
import { renderChat } from '../../testing/renderChat.tsx';
import { Composer } from './Composer.tsx';

beforeEach(() => localStorage.clear());

async function open() {
  const { chat, unmount } = await renderChat(<Composer chatId="room-1" autoFocus />, { rooms: [buildRoom()] });
  const field = screen.getByRole('textbox', { name: 'Message' });
  const typed = () => chat.outbox.messages$.value.map(({ content }) => content);
  return { field, typed, unmount, send: screen.getByRole('button', { name: 'Send' }) };
}

describe('the composer', () => {
  it('sends with Enter and begins a line with Shift+Enter', async () => {
    const { field, typed } = await open();
    await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two{Enter}');
    expect(typed()).toEqual(['one\ntwo']);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('sends nothing that is only white space', async () => {
    const { field, typed, send } = await open();
    await userEvent.type(field, '  {Shift>}{Enter}{/Shift} {Enter}');
    expect(typed()).toEqual([]);
    expect(send).toBeDisabled();
    await userEvent.type(field, '\u3164\u200B{Enter}');
    expect(typed()).toEqual([]);
    expect(send).toBeDisabled();
  });

  it('takes 10000 characters and no more', async () => {
    const { field, send } = await open();
    fireEvent.change(field, { target: { value: 'x'.repeat(10_001) } });
    expect(send).toBeDisabled();
    expect(field).toHaveAccessibleDescription('10001 of 10000 characters');
    fireEvent.change(field, { target: { value: 'x'.repeat(10_000) } });
    expect(send).toBeEnabled();
  });

  it('leaves Enter to a word that is being composed', async () => {
    const { field, typed } = await open();
    await userEvent.type(field, 'にほん');
    const enter = createEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent(field, enter);
    expect(typed()).toEqual([]);
  });

  it('leaves Enter to the composed word in the order of Safari, which ends the composition first', async () => {
    const { field, typed } = await open();
    await userEvent.type(field, 'にほん');
    fireEvent.compositionEnd(field);
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(typed()).toEqual([]);
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(typed()).toEqual(['にほん']);
  });

  it('keeps a half-written message over a reload', async () => {
    const { field, unmount } = await open();
    await userEvent.type(field, 'half a thought');
    unmount();
    expect((await open()).field).toHaveValue('half a thought');
  });
});
