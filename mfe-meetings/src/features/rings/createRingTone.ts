import type { Scope } from '@meet/remote-kit';

const NOTES_HZ = [587.33, 880];
const NOTE_S = 0.22;
const PAUSE_MS = 2_400;
const LOUDNESS = 0.12;

export interface RingTone {
  /** Two notes, again and again, until told to stop. Silent where the browser has had no touch yet. */
  play(on: boolean): void;
}

/** Only one tab rings aloud: the one that holds the lock. */
export function createRingTone(scope: Scope): RingTone {
  let stop = () => {};
  scope.onEnd(() => stop());
  return {
    play(on) {
      stop();
      stop = () => {};
      if (!on || typeof AudioContext === 'undefined') return;
      const quiet = new AbortController();
      stop = () => quiet.abort();
      const ring = () => ringUntil(quiet.signal);
      if ('locks' in navigator)
        void navigator.locks.request('meet-ring', { signal: quiet.signal }, ring).catch(() => {});
      else void ring();
    },
  };
}

function ringUntil(signal: AbortSignal): Promise<void> {
  const context = new AudioContext();
  const chime = () => {
    if (context.state === 'suspended') context.resume().catch(() => {});
    NOTES_HZ.forEach((frequency, index) => {
      const start = context.currentTime + index * NOTE_S;
      const note = context.createOscillator();
      const gain = context.createGain();
      note.frequency.value = frequency;
      gain.gain.setValueAtTime(LOUDNESS, start);
      gain.gain.exponentialRampToValueAtTime(0.001, start + NOTE_S * 2);
      note.connect(gain).connect(context.destination);
      note.start(start);
      note.stop(start + NOTE_S * 2);
    });
  };
  chime();
  const timer = setInterval(chime, PAUSE_MS);
  return new Promise((resolve) => {
    signal.addEventListener('abort', () => {
      clearInterval(timer);
      void context.close();
      resolve();
    });
  });
}
