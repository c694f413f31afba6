import type { Scope } from '@meet/remote-kit';
import { playChime } from '../../state/playChime.ts';

export interface RingTone {
  /** Repeats the tone until it is called with false. The browser keeps it silent before the first click or key. */
  play(on: boolean): void;
}

export interface Tone {
  /** Name of the lock. Only the tab that holds it rings. */
  readonly lock: string;
  readonly everyMs: number;
  readonly sound: (context: AudioContext) => void;
}

const RINGBACK_HZ = 425;
const RINGBACK_S = 1;
const RINGBACK_LOUDNESS = 0.04;
const FADE_S = 0.03;

/** Tone for the called person. */
export const RING: Tone = { lock: 'meet-ring', everyMs: 2_400, sound: playChime };

/** Tone for the caller: one long, quiet note. */
export const RINGBACK: Tone = {
  lock: 'meet-ringback',
  everyMs: 4_000,
  sound(context) {
    if (context.state === 'suspended') context.resume().catch(() => {});
    const start = context.currentTime;
    const note = context.createOscillator();
    const gain = context.createGain();
    note.frequency.value = RINGBACK_HZ;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(RINGBACK_LOUDNESS, start + FADE_S);
    gain.gain.setValueAtTime(RINGBACK_LOUDNESS, start + RINGBACK_S - FADE_S);
    gain.gain.linearRampToValueAtTime(0, start + RINGBACK_S);
    note.connect(gain).connect(context.destination);
    note.start(start);
    note.stop(start + RINGBACK_S);
  },
};

/** Creates a tone that only one tab plays. When that tab stops or closes while others still ring, another continues. */
export function createRingTone(scope: Scope, tone: Tone): RingTone {
  let quiet: AbortController | undefined;
  const stop = () => {
    quiet?.abort();
    quiet = undefined;
  };
  scope.onEnd(stop);
  return {
    play(on) {
      if (!on) return stop();
      if (quiet || typeof AudioContext === 'undefined') return;
      const { signal } = (quiet = new AbortController());
      const sound = () => soundUntil(signal, tone);
      if ('locks' in navigator) void navigator.locks.request(tone.lock, { signal }, sound).catch(() => {});
      else void sound();
    },
  };
}

function soundUntil(signal: AbortSignal, { sound, everyMs }: Tone): Promise<void> {
  const context = new AudioContext();
  const play = () => sound(context);
  play();
  const timer = setInterval(play, everyMs);
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      void context.close();
      resolve();
    });
  });
}
