import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, createEvent, fireEvent, screen, within } from '@testing-library/react';
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
  it('sends with Enter and starts a new line with Shift+Enter', async () => {
    const { field, typed } = await open();
    await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two{Enter}');
    expect(typed()).toEqual(['one\ntwo']);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('sends no message that is only white space', async () => {
    const { field, typed, send } = await open();
    await userEvent.type(field, '  {Shift>}{Enter}{/Shift} {Enter}');
    expect(typed()).toEqual([]);
    expect(send).toBeDisabled();
    await userEvent.type(field, '\u3164\u200B{Enter}');
    expect(typed()).toEqual([]);
    expect(send).toBeDisabled();
  });

  it('accepts at most 10000 characters', async () => {
    const { field, send } = await open();
    fireEvent.change(field, { target: { value: 'x'.repeat(10_001) } });
    expect(send).toBeDisabled();
    expect(field).toHaveAccessibleDescription('10001 of 10000 characters');
    fireEvent.change(field, { target: { value: 'x'.repeat(10_000) } });
    expect(send).toBeEnabled();
  });

  it('does not send on Enter while a word is being composed', async () => {
    const { field, typed } = await open();
    await userEvent.type(field, 'にほん');
    const enter = createEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent(field, enter);
    expect(typed()).toEqual([]);
  });

  it('does not send on Enter if Safari ends the composition before the key event', async () => {
    const { field, typed } = await open();
    await userEvent.type(field, 'にほん');
    fireEvent.compositionEnd(field);
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(typed()).toEqual([]);
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(typed()).toEqual(['にほん']);
  });

  it('keeps a half-written message after a reload', async () => {
    const { field, unmount } = await open();
    await userEvent.type(field, 'half a thought');
    unmount();
    expect((await open()).field).toHaveValue('half a thought');
  });

  it('formats a selection by keys and by buttons, and keeps it selected', async () => {
    const { field, typed } = await open();
    await userEvent.type(field, 'a plan', { initialSelectionStart: 0 });
    (field as HTMLTextAreaElement).setSelectionRange(2, 6);
    await userEvent.keyboard('{Control>}b{/Control}');
    expect(field).toHaveValue('a **plan**');
    await userEvent.keyboard('{Control>}i{/Control}');
    expect(field).toHaveValue('a ***plan***');
    await userEvent.click(screen.getByRole('button', { name: 'Formatting' }));
    await userEvent.click(screen.getByRole('button', { name: 'Bold' }));
    expect(field).toHaveValue('a *plan*');
    expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(typed()).toEqual(['a *plan*']);
  });

  it('opens a formatting toolbar with one tab stop and arrow keys', async () => {
    await open();
    const button = screen.getByRole('button', { name: 'Formatting' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const bar = screen.getByRole('toolbar', { name: 'Formatting' });
    const inBar = within(bar).getAllByRole('button');
    expect(inBar.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    act(() => inBar[0]!.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: 'Italic' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('button', { name: 'Code block' })).toHaveFocus();
  });

  it('keeps a pasted table as plain text', async () => {
    const { field, typed } = await open();
    await userEvent.click(field);
    await userEvent.paste('name\tage\nAna\t30');
    expect(field).toHaveValue('name\tage\nAna\t30');
    await userEvent.keyboard('{Enter}');
    expect(typed()).toEqual(['name\tage\nAna\t30']);
  });
});
