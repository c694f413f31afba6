/**
 * Calls `tick` once per period, also in a hidden tab, as long as the audio context runs. Returns a function that stops
 * it.
 */
export async function startClock(
  context: AudioContext,
  mix: AudioNode,
  periodMs: number,
  tick: () => void,
): Promise<() => void> {
  const { clock } = document.querySelector<HTMLElement>('script[data-clock]')!.dataset;
  try {
    await context.audioWorklet.addModule(new URL(clock!, document.baseURI).href);
  } catch {
    // The timer is slower in a hidden tab, but the picture still changes.
    const timer = setInterval(tick, periodMs);
    return () => clearInterval(timer);
  }
  const node = new AudioWorkletNode(context, 'clock', { numberOfInputs: 0, processorOptions: { periodMs } });
  node.port.onmessage = tick;
  // An audio node runs only if it is connected; this one is silent.
  node.connect(mix);
  return () => {
    node.port.onmessage = null;
    node.disconnect();
  };
}
