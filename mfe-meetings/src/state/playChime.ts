const NOTES_HZ = [587.33, 880];
const NOTE_S = 0.22;
const LOUDNESS = 0.12;

/** Plays two notes, and returns their duration in seconds. Browsers keep them silent before the first click or key. */
export function playChime(context: AudioContext): number {
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
  return (NOTES_HZ.length + 1) * NOTE_S;
}
