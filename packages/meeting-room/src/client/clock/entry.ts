/** Parts of the audio worklet's own global scope, which the DOM's types do not declare. */
declare const currentTime: number;
declare function registerProcessor(name: string, processor: new (options: AudioWorkletNodeOptions) => object): void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

/** Ticks by the audio clock, which browsers do not slow down in hidden tabs. */
class Clock extends AudioWorkletProcessor {
  #period: number;
  #next = 0;

  constructor({ processorOptions }: AudioWorkletNodeOptions) {
    super();
    this.#period = (processorOptions as { periodMs: number }).periodMs / 1_000;
  }

  process(): boolean {
    if (currentTime < this.#next) return true;
    this.#next = Math.max(this.#next + this.#period, currentTime);
    this.port.postMessage(undefined);
    return true;
  }
}

registerProcessor('clock', Clock);
