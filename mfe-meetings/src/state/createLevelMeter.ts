import type { Behavior, Scope } from '@meet/remote-kit';

export interface LevelMeter {
  /** Loudness from 0 to 1. */
  readonly level$: Behavior<number>;
  follow(track: MediaStreamTrack | undefined): void;
}

const INTERVAL_MS = 80;
/** Factor for the display. Speech fills about a third of the scale, so it is enlarged to be clearly visible. */
const GAIN = 4;

/** Measures a microphone's loudness. It stays 0 in browsers without an audio graph. */
export function createLevelMeter(scope: Scope): LevelMeter {
  const level$ = scope.state(0);
  let stop = () => {};
  scope.onEnd(() => stop());

  return {
    level$,
    follow(track) {
      stop();
      stop = () => {};
      level$.next(0);
      if (!track || typeof AudioContext === 'undefined' || scope.ended) return;
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      analyser.fftSize = 512;
      context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      const timer = setInterval(() => {
        // Browsers suspend the audio graph until the first click or key on the page.
        if (context.state === 'suspended') context.resume().catch(() => {});
        analyser.getFloatTimeDomainData(samples);
        const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
        level$.next(Math.min(1, Math.sqrt(power) * GAIN));
      }, INTERVAL_MS);
      stop = () => {
        stop = () => {};
        clearInterval(timer);
        void context.close();
      };
    },
  };
}
