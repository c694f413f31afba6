import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createTestHost, renderInHost } from '@meet/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import texts from '../../i18n/en_US.json';
import { SpeakerTest } from './SpeakerTest.tsx';

/** Frequencies of the notes that were played; `isClosed` says whether the audio context was closed. */
const played: number[] = [];
let isClosed = false;

class FakeAudioContext {
  state = 'running';
  currentTime = 0;
  destination = {};
  createOscillator() {
    const note = { frequency: { value: 0 }, connect: (next: unknown) => next, stop: () => {} };
    return { ...note, start: () => played.push(note.frequency.value) };
  }
  createGain() {
    return { gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} }, connect: () => {} };
  }
  close = async () => void (isClosed = true);
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
});
afterEach(() => {
  jest.useRealTimers();
  delete (globalThis as { AudioContext?: unknown }).AudioContext;
});

it('plays two notes, shows that they play, and releases the speakers', async () => {
  await renderInHost(<SpeakerTest />, { host: createTestHost(), texts });
  act(() => screen.getByRole('button', { name: 'Test speakers' }).click());
  expect(played).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'You should hear two notes' })).toHaveAttribute('aria-pressed', 'true');
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByRole('button', { name: 'Test speakers' })).toHaveAttribute('aria-pressed', 'false');
  expect(isClosed).toBe(true);
});
