import type { Scope } from '@meet/remote-kit';
import { playChime } from '../../state/playChime.ts';

const PAUSE_MS = 2_400;

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
  const chime = () => playChime(context);
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
