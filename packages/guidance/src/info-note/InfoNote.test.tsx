import type { TooltipElement } from '@meet/accounts-contract';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PageNotes } from '@meet/remote-kit';
import { renderInHost, TEST_USER, type RenderInHostOptions } from '@meet/remote-kit/testing';
import { GUIDANCE_NAMESPACE, guidanceTexts } from '../i18n/guidanceTexts.ts';
import { InfoNote } from './InfoNote.tsx';

const notes: PageNotes = {
  state: 'ready',
  notes: [
    {
      elementId: 'dashboard.room',
      title: 'Room',
      description: '<p>See <a href="https://example.com">more</a>.</p>',
      showTitle: true,
    },
    { elementId: 'dashboard.start', title: 'Hidden', description: '<p>Start here.</p>', showTitle: false },
  ],
  canEdit: false,
};
const ADMIN = { ...TEST_USER, isAdmin: true };

async function show(options: RenderInHostOptions = {}, elementId: TooltipElement = 'dashboard.room') {
  const { host } = await renderInHost(
    <>
      <InfoNote elementId={elementId} about="Room id" />
      <button>Beside</button>
    </>,
    { notes, packageTexts: { [GUIDANCE_NAMESPACE]: guidanceTexts }, ...options },
  );
  return { host, icon: screen.getByRole('button', { name: 'About: Room id' }) };
}

describe('InfoNote', () => {
  it('loads no note until somebody points at it', async () => {
    const { host, icon } = await show();
    expect(host.notesLoaded).toEqual([]);
    expect(icon).toHaveAttribute('aria-expanded', 'false');
    await userEvent.hover(icon);
    expect(await screen.findByRole('note')).toHaveTextContent('RoomSee more.');
    expect(host.notesLoaded[0]).toEqual({ elementId: 'dashboard.room', again: false });
  });

  it('opens on focus, moves by Tab to its links, and closes on Esc or when the focus leaves', async () => {
    const { icon } = await show();
    await userEvent.tab();
    expect(icon).toHaveFocus();
    const note = await screen.findByRole('note');
    await waitFor(() => expect(icon).toHaveAccessibleDescription(/See more/));
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'more' });
    expect(link).toHaveFocus();
    expect(link).toHaveAttribute('href', 'https://example.com');
    await userEvent.keyboard('{Escape}');
    expect(note).not.toBeInTheDocument();

    act(() => icon.blur());
    act(() => icon.focus());
    expect(await screen.findByRole('note')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Beside' })).toHaveFocus();
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('opens on a tap, and closes on another tap on it or elsewhere', async () => {
    const { icon } = await show();
    const tap = (target: Element) => userEvent.pointer([{ keys: '[TouchA]', target }]);
    await tap(icon);
    expect(await screen.findByRole('note')).toBeVisible();
    await tap(icon);
    await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
    await tap(icon);
    await screen.findByRole('note');
    await tap(screen.getByRole('button', { name: 'Beside' }));
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('does not show a hidden title', async () => {
    const { icon } = await show({}, 'dashboard.start');
    await userEvent.hover(icon);
    expect(await screen.findByRole('note')).toHaveTextContent(/^Start here\.$/);
  });

  it('says that there is no note yet', async () => {
    const { icon } = await show({}, 'dashboard.hosting');
    await userEvent.hover(icon);
    expect(await screen.findByText('Nothing is noted here yet.')).toBeVisible();
  });

  it('tries again after a failure', async () => {
    const { host, icon } = await show({ notes: { state: 'failed', notes: [], canEdit: false } });
    await userEvent.hover(icon);
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(host.notesLoaded.at(-1)).toEqual({ elementId: 'dashboard.room', again: true });
  });

  it('lets an administrator edit if the note is editable', async () => {
    await show({ session: ADMIN, notes: { ...notes, canEdit: true } });
    expect(await screen.findByRole('button', { name: 'Edit the note about: Room id' })).toBeVisible();
  });

  it.each([
    ['a user', { notes: { ...notes, canEdit: true } }],
    ['an administrator where it is not editable', { session: ADMIN }],
  ])('shows no edit icon to %s', async (_who, options) => {
    const { icon } = await show(options);
    await userEvent.hover(icon);
    await screen.findByRole('note');
    expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  });

  it('opens the dialog with the note, and fetches the notes again after saving', async () => {
    const { host } = await show({ session: ADMIN, notes: { ...notes, canEdit: true }, dialogResult: 'saved' });
    await userEvent.click(await screen.findByRole('button', { name: /^Edit/ }));
    expect(host.dialogs).toEqual([{ name: 'account.editInfoNote/v1', input: notes.notes[0] }]);
    expect(host.notesLoaded.at(-1)).toEqual({ elementId: 'dashboard.room', again: true });
  });
});
