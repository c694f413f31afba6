/** Two soft notes, a fourth apart. They are synthesised, so that no file has to load. */
const NOTES = [
  { hertz: 659.25, atSeconds: 0 },
  { hertz: 880, atSeconds: 0.11 },
] as const;
const LENGTH_SECONDS = 0.35;
const LOUDNESS = 0.12;

let context: AudioContext | undefined;

/**
 * Plays the sound of a new message. It stays silent until the person has clicked somewhere: browsers block sound before
 * that.
 */
export async function playChime(): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended')
    await Promise.race([context.resume(), new Promise((done) => setTimeout(done, 100))]);
  if (context.state !== 'running') return;
  for (const { hertz, atSeconds } of NOTES) playNote(context, hertz, context.currentTime + atSeconds);
}

function playNote(audio: AudioContext, hertz: number, at: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = 'sine';
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUDNESS, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH_SECONDS);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + LENGTH_SECONDS);
}
