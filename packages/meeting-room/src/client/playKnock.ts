const KNOCKS_AT_SECONDS = [0, 0.16];

/** Two soft knocks, made on the spot. Silent where the browser keeps sound off until a click. */
export function playKnock(): void {
  if (!('AudioContext' in window)) return;
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
