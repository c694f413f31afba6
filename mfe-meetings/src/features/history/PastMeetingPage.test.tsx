import { expect, it } from '@jest/globals';
import { commonErrors } from '@meet/contracts';
import { CallFailure } from '@meet/contracts/client';
import type { PastMeeting } from '@meet/meetings-contract';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { createTestHost, renderInHost } from '@meet/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remoteTexts from '../../i18n/en_US.json' with { type: 'json' };
import historyTexts from './i18n/en_US.json' with { type: 'json' };
import endTexts from '../../i18n/end/en_US.json' with { type: 'json' };
import { MeetingsHistoryPage } from './MeetingsHistoryPage.tsx';

const START = Date.UTC(2026, 10, 28, 9);
const MINUTE = 60_000;
const MEETING: PastMeeting = {
  ...{ meetingId: 'meeting-1', roomId: '1111111111', subject: 'Retro', ownerName: 'Ana Pop', isOwner: true },
  ...{ meetingStartTime: START, meetingEndTime: START + 31 * MINUTE, durationInSeconds: 31 * 60 },
  participants: [
    {
      ...{ fullName: 'Ana Pop', email: 'ana@example.com', joinedAt: START },
      ...{ leftAt: START + 31 * MINUTE, secondsPresent: 31 * 60 },
    },
  ],
  ...{ isRecorded: false, hasPolls: false, hasTranscript: false, hasNotes: false },
};
const ALL = { isRecorded: true, hasPolls: true, hasTranscript: true, hasNotes: true };
const CHAT = [{ key: 'chat-1:1', sentAs: 'one', name: 'Gus', isGuest: true, content: 'Thank you', at: START }];
const CONTENT = {
  getRecordings: { recordings: [] },
  getMeetingTranscript: { lines: [], next: null, mayDelete: false },
  getMeetingNotes: { notes: { text: 'Decided: soup', changedAt: START, mayDelete: false } },
  getMeetingPolls: { polls: [] },
};

async function show(api: Record<string, unknown>, fragment = '') {
  const host = createTestHost({ api: { ...CONTENT, ...api }, confirms: true });
  const texts = { ...remoteTexts, ...historyTexts, ...endTexts };
  const place = { at: `/meetings-history/meeting-1${fragment}`, path: '/meetings-history/*' };
  const options = { host, texts, namespace: 'mfe-meetings', contractTexts: [meetingsTexts], ...place };
  await renderInHost(<MeetingsHistoryPage />, options);
}
const past = (changes: Partial<PastMeeting> = {}, more: object = {}) => ({
  getPastMeeting: { meeting: { ...MEETING, ...changes }, chat: [], mayDeleteAll: true, ...more },
});
const listSections = () => screen.getAllByRole('region').map((section) => section.querySelector('h2')?.textContent);

it('shows when the meeting was, its people and everything that is kept of it', async () => {
  await show(past(ALL, { chat: CHAT }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Retro' })).toBeVisible();
  expect(screen.getByText(/November 28, 2026.* · 31 min · 1111111111 · Ana Pop$/)).toBeVisible();
  expect(listSections()).toEqual(['Recording', 'Transcript', 'Notes', 'Polls', 'Chat', '1 participant']);
  expect(within(screen.getByRole('region', { name: 'Chat' })).getByText('Thank you')).toBeVisible();
  expect(within(screen.getByRole('region', { name: '1 participant' })).getByText('ana@example.com')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All meetings' })).toHaveAttribute('href', '/meetings-history');
});

it('shows that nothing else was kept, and offers no deletion then', async () => {
  await show(past());
  expect(await screen.findByText('Nothing else was kept of this meeting.')).toBeVisible();
  expect(listSections()).toEqual(['1 participant']);
  expect(screen.queryByRole('button', { name: 'Delete everything kept' })).toBeNull();
});

it('moves to the section that the address names', async () => {
  await show(past(ALL), '#notes');
  expect(await screen.findByRole('heading', { name: 'Notes' })).toHaveFocus();
});

it('loses everything kept once its owner confirms that', async () => {
  const deleted: unknown[] = [];
  await show({
    getPastMeeting: () => past(deleted.length ? {} : ALL).getPastMeeting,
    deletePastMeetingContent: (input: unknown) => (deleted.push(input), {}),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete everything kept' }));
  expect(await screen.findByText('Nothing else was kept of this meeting.')).toBeVisible();
  expect(deleted).toEqual([{ meetingId: 'meeting-1' }]);
  expect(listSections()).toEqual(['1 participant']);
});

it('offers participants no deletion', async () => {
  await show(past({ ...ALL, isOwner: false }, { mayDeleteAll: false }));
  expect(await screen.findByRole('region', { name: 'Notes' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete everything kept' })).toBeNull();
});

it('says that a meeting does not exist, and leads to the others', async () => {
  await show({
    getPastMeeting: () => {
      throw CallFailure.fromAnswer(404, { success: false, code: commonErrors.NOT_FOUND.code, message: '' });
    },
  });
  expect(await screen.findByText('This meeting can’t be shown')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All meetings' })).toBeVisible();
});
