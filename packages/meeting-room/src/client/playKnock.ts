const KNOCKS_AT_SECONDS = [0, 0.16];

const SILENT_KEY = 'meeting-room.silent-knocks';

/** Returns whether this browser plays the sound of knocks. */
export function playsKnocks(): boolean {
  try {
    return localStorage.getItem(SILENT_KEY) === null;
  } catch {
    return true;
  }
}

/** Stores in this browser whether it plays the sound of knocks. */
export function setPlaysKnocks(wanted: boolean): void {
  try {
    if (wanted) localStorage.removeItem(SILENT_KEY);
    else localStorage.setItem(SILENT_KEY, '1');
  } catch {
    // A frame of another site may have no storage: the choice is not kept.
  }
}

/**
 * Plays two soft, synthesized knocks. Silent if the person switched them off, or while the browser waits for a click.
 */
export function playKnock(): void {
  if (!('AudioContext' in window) || !playsKnocks()) return;
  const context = new AudioContext();
  for (const offset of KNOCKS_AT_SECONDS) {
    const start = context.currentTime + offset;
    const tone = new OscillatorNode(context, { type: 'triangle', frequency: 196 });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0.35, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.13);
    tone.frequency.exponentialRampToValueAtTime(98, start + 0.12);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.14);
  }
  setTimeout(() => void context.close(), 1_000);
}
