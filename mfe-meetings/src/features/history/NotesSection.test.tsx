import { expect, it } from '@jest/globals';
import type { MeetingNotes, PastMeeting } from '@meet/meetings-contract';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { createTestHost, renderInHost } from '@meet/remote-kit/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remoteTexts from '../../i18n/en_US.json' with { type: 'json' };
import historyTexts from './i18n/en_US.json' with { type: 'json' };
import { NotesSection } from './NotesSection.tsx';

const MEETING = {
  meetingId: 'meeting-1',
  roomId: '1111111111',
  subject: 'Retro',
  meetingStartTime: Date.UTC(2026, 10, 28, 9),
} as PastMeeting;
const NOTES: MeetingNotes = { text: 'Decided:\n- soup', changedAt: Date.UTC(2026, 10, 28, 10), mayDelete: false };

async function show(notes: MeetingNotes | null, { confirms = true } = {}) {
  const deleted: unknown[] = [];
  const deleteMeetingNotes = (input: unknown) => (deleted.push(input), {});
  const host = createTestHost({ api: { getMeetingNotes: { notes }, deleteMeetingNotes }, confirms });
  const texts = { ...remoteTexts, ...historyTexts };
  const options = { host, texts, namespace: 'mfe-meetings', contractTexts: [meetingsTexts] };
  await renderInHost(<NotesSection meeting={MEETING} />, options);
  return { deleted };
}

it('shows the text with its lines, without Delete to people who may not', async () => {
  await show(NOTES);
  expect(await screen.findByText((_, element) => element?.textContent === NOTES.text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('shows that the notes are empty', async () => {
  await show({ ...NOTES, text: '' });
  expect(await screen.findByText('The notes are empty.')).toBeVisible();
});

it('deletes the notes once a host confirms it', async () => {
  const { deleted } = await show({ ...NOTES, mayDelete: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('There are no notes of this meeting any more.')).toBeVisible();
  expect(deleted).toEqual([{ meetingId: 'meeting-1' }]);
});

it('keeps the notes if the host does not confirm', async () => {
  const { deleted } = await show({ ...NOTES, mayDelete: true }, { confirms: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(screen.getByText((_, element) => element?.textContent === NOTES.text)).toBeVisible();
  expect(deleted).toEqual([]);
});
