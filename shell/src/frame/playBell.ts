/** A short chord, one note after the other. It is synthesised, so that no file has to load. */
const NOTES_HERTZ = [783.99, 987.77, 1174.66] as const;
const BETWEEN_SECONDS = 0.09;
const LENGTH_SECONDS = 0.6;
const LOUDNESS = 0.1;

let audio: AudioContext | undefined;

/**
 * Plays the sound of a notification. Only one of several open windows plays it. It stays silent until the person has
 * clicked somewhere.
 */
export async function playBell(): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  if (!('locks' in navigator)) return play();
  await navigator.locks.request('meet-bell', { ifAvailable: true }, (lock) => (lock ? play() : undefined));
}

async function play(): Promise<void> {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') await Promise.race([audio.resume(), after(100)]);
  if (audio.state !== 'running') return;
  const { currentTime } = audio;
  for (const [index, hertz] of NOTES_HERTZ.entries()) strike(audio, hertz, currentTime + index * BETWEEN_SECONDS);
  await after(1000 * (LENGTH_SECONDS + NOTES_HERTZ.length * BETWEEN_SECONDS));
}

function strike(context: AudioContext, hertz: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(LOUDNESS, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH_SECONDS);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + LENGTH_SECONDS);
}

const after = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
