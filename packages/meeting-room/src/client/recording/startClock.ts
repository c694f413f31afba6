/** Calls `tick` once a period, also in a hidden tab, as long as the context sounds. Returns how to stop. */
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
    // Slower in a hidden tab, but a picture.
    const timer = setInterval(tick, periodMs);
    return () => clearInterval(timer);
  }
  const node = new AudioWorkletNode(context, 'clock', { numberOfInputs: 0, processorOptions: { periodMs } });
  node.port.onmessage = tick;
  // A node that leads nowhere does not run; this one is silent.
  node.connect(mix);
  return () => {
    node.port.onmessage = null;
    node.disconnect();
  };
}
