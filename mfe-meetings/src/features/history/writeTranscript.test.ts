import { describe, expect, it } from '@jest/globals';
import type { MeetingRecording, TranscriptLine } from '@meet/meetings-contract';
import { findPlace } from './findPlace.ts';
import { formatPlace, toPlainText, toVtt } from './writeTranscript.ts';

const START = Date.UTC(2026, 10, 29, 9);
const build = (at: number, name: string, text: string, duration = 2_000): TranscriptLine => ({
  lineId: `${at}`,
  ...{ name, text, isGuest: false, startedAt: START + at, endedAt: START + at + duration },
});
const LINES = [build(1_500, 'Ana Pop', 'Is 1 < 2 & 3 > 2?'), build(3_723_004, 'Bo\n\n<b>', 'Yes --> it is.', 0)];

it('writes WebVTT with speakers, in which no text ends a cue or looks like a tag', () => {
  expect(toVtt(LINES, START)).toBe(
    'WEBVTT\n\n' +
      '00:00:01.500 --> 00:00:03.500\n<v Ana Pop>Is 1 &lt; 2 &amp; 3 &gt; 2?</v>\n\n' +
      '01:02:03.004 --> 01:02:04.004\n<v Bo  &lt;b&gt;>Yes --&gt; it is.</v>\n',
  );
});

it('writes plain text with the time since the start', () => {
  expect(toPlainText([LINES[0]!, build(3_723_004, 'Bo', 'Yes.')], START)).toBe(
    '[0:01] Ana Pop: Is 1 < 2 & 3 > 2?\n[1:02:03] Bo: Yes.\n',
  );
});

it('shows a moment before the start as the start', () => {
  expect(formatPlace(-5)).toBe('0:00');
});

describe('findPlace', () => {
  const type = 'video/webm';
  const recording: MeetingRecording = {
    recordingId: 'recording-1',
    ...{ startedAt: START + 10_000, endedAt: START + 60_000, bytes: 2, mayDelete: false },
    segments: [
      { type, startedAt: START + 10_000, bytes: 1 },
      { type, startedAt: START + 30_000, bytes: 1 },
      { type, startedAt: START + 50_000, bytes: 0 },
    ],
  };

  it.each([
    ['before the recording', 9_999, undefined],
    ['in the first segment', 12_500, { recordingId: 'recording-1', segment: 0, seconds: 2.5 }],
    ['in the second segment', 30_000, { recordingId: 'recording-1', segment: 1, seconds: 0 }],
    ['in a segment without bytes', 55_000, undefined],
    ['after the recording', 60_000, undefined],
  ])('finds what was said %s', (_, at, place) => {
    expect(findPlace([recording], START + at)).toEqual(place);
  });
});
