import { expect, it } from '@jest/globals';
import { CallFailure } from '@meet/contracts/client';
import type { PastMeeting, TranscriptLine } from '@meet/meetings-contract';
import { meetingsTexts } from '@meet/meetings-contract/texts';
import { createTestHost, renderInHost } from '@meet/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import remoteTexts from '../../i18n/en_US.json' with { type: 'json' };
import historyTexts from './i18n/en_US.json' with { type: 'json' };
import { TranscriptSection } from './TranscriptSection.tsx';

const START = Date.UTC(2026, 10, 28, 9);
const MEETING = {
  meetingId: 'meeting-1',
  roomId: '1111111111',
  subject: 'Retro',
  meetingStartTime: START,
} as PastMeeting;
const build = (at: number, name: string, text: string, isGuest = false): TranscriptLine => ({
  lineId: `line-${at}`,
  ...{ name, text, isGuest, startedAt: START + at, endedAt: START + at + 1_000 },
});
const LINES = [build(0, 'Ana Pop', 'Good morning.'), build(65_000, 'Gus', 'Grüße from Łódź.', true)];

async function show(api: Record<string, unknown>) {
  const host = createTestHost({ api });
  const texts = { ...remoteTexts, ...historyTexts };
  const options = { host, texts, namespace: 'mfe-meetings', contractTexts: [meetingsTexts] };
  await renderInHost(<TranscriptSection meeting={MEETING} />, options);
}
const listLines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('shows who said what and when, from all parts', async () => {
  const parts = [
    { lines: LINES.slice(0, 1), next: 10, mayDelete: false },
    { lines: LINES.slice(1), next: null, mayDelete: false },
  ];
  await show({ getMeetingTranscript: ({ from }: { from: number }) => parts[from / 10] });
  await screen.findByText('Good morning.');
  expect(listLines()).toEqual(['0:00 Ana Pop: Good morning.', '1:05 Gus (guest): Grüße from Łódź.']);
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

it('names a speaker whose account was deleted as such', async () => {
  await show({ getMeetingTranscript: { lines: [build(0, '', 'I said this.')], next: null, mayDelete: false } });
  await screen.findByText('I said this.');
  expect(listLines()).toEqual(['0:00 Deleted account: I said this.']);
});

it('finds lines by words of the speaker and the text, without accents', async () => {
  await show({ getMeetingTranscript: { lines: LINES, next: null, mayDelete: false } });
  const search = await screen.findByRole('searchbox', { name: 'Search the transcript' });
  await userEvent.type(search, 'lodz gus');
  expect(listLines()).toEqual(['1:05 Gus (guest): Grüße from Łódź.']);
  await userEvent.type(search, ' evening');
  expect(screen.getByText('Nobody said this.')).toBeVisible();
});

it('shows a long transcript step by step', async () => {
  const lines = Array.from({ length: 450 }, (_, at) => build(at * 1000, 'Ana', `Line ${at}`));
  await show({ getMeetingTranscript: { lines, next: null, mayDelete: false } });
  const more = await screen.findByRole('button', { name: 'Show more' });
  expect(listLines()).toHaveLength(200);
  await userEvent.click(more);
  await userEvent.click(more);
  expect(listLines()).toHaveLength(450);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('is deleted by a host who confirms it', async () => {
  const deleted: unknown[] = [];
  await show({
    getMeetingTranscript: { lines: LINES, next: null, mayDelete: true },
    deleteMeetingTranscript: (input: unknown) => (deleted.push(input), {}),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('There is no transcript of this meeting any more.')).toBeVisible();
  expect(deleted).toEqual([{ meetingId: 'meeting-1' }]);
});

it('shows that it did not load, and fetches it again on request', async () => {
  let fails = true;
  await show({
    getMeetingTranscript: () => {
      if (fails) throw CallFailure.fromNetwork(new TypeError('Failed to fetch'));
      return { lines: LINES, next: null, mayDelete: false };
    },
  });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  fails = false;
  await userEvent.click(retry);
  expect(await within(screen.getByRole('region', { name: 'Transcript' })).findByText('Good morning.')).toBeVisible();
});
