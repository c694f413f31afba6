import type { TranscriptLine } from '@meet/meetings-contract';

const HOUR_S = 3_600;
const MINUTE_S = 60;
/** Minimum time for which a player shows a caption. */
const SHOWN_MS = 1_000;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

/** Returns a time since the start such as `1:05` or `1:00:05`. */
export function formatPlace(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const [hours, rest] = [Math.floor(seconds / HOUR_S), pad(seconds % MINUTE_S)];
  const minutes = Math.floor((seconds % HOUR_S) / MINUTE_S);
  return hours > 0 ? `${hours}:${pad(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** Returns a transcript in WebVTT, whose times count from `startedAt`. */
export function toVtt(lines: readonly TranscriptLine[], startedAt: number): string {
  const cues = lines.map(({ name, text, startedAt: from, endedAt }) => {
    const [start, end] = [from - startedAt, Math.max(endedAt, from + SHOWN_MS) - startedAt];
    return `${toCueTime(start)} --> ${toCueTime(end)}\n<v ${escapeCue(name)}>${escapeCue(text)}</v>\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Returns a transcript as plain text, one line for each speech. */
export const toPlainText = (lines: readonly TranscriptLine[], startedAt: number): string =>
  lines.map((line) => `[${formatPlace(line.startedAt - startedAt)}] ${line.name}: ${line.text}\n`).join('');

function toCueTime(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  const seconds = Math.floor(whole / 1000);
  const parts = [Math.floor(seconds / HOUR_S), Math.floor((seconds % HOUR_S) / MINUTE_S), seconds % MINUTE_S];
  return `${parts.map((part) => pad(part)).join(':')}.${pad(whole % 1000, 3)}`;
}

/** Escapes a text for a cue, in which an empty line would end the cue. */
const escapeCue = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', ' ');
