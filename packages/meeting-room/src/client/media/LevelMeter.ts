/**
 * Measures the loudness of a local track, from 0 to 1. The level is 0 while the browser suspends audio processing until
 * a click.
 */
export class LevelMeter {
  #context: AudioContext | undefined;
  #analyser: AnalyserNode | undefined;
  #source: MediaStreamAudioSourceNode | undefined;
  #samples = new Float32Array(512);

  setTrack(track: MediaStreamTrack | undefined): void {
    this.#source?.disconnect();
    this.#source = undefined;
    if (!track || !('AudioContext' in window)) return;
    this.#context ??= new AudioContext();
    this.#analyser ??= this.#context.createAnalyser();
    this.#analyser.fftSize = this.#samples.length;
    this.#source = this.#context.createMediaStreamSource(new MediaStream([track]));
    this.#source.connect(this.#analyser);
  }

  level(): number {
    if (!this.#source || !this.#analyser) return 0;
    if (this.#context?.state === 'suspended') void this.#context.resume();
    this.#analyser.getFloatTimeDomainData(this.#samples);
    const power = this.#samples.reduce((sum, sample) => sum + sample * sample, 0) / this.#samples.length;
    return Math.min(1, Math.sqrt(power) * 2);
  }

  close(): void {
    this.setTrack(undefined);
    void this.#context?.close();
  }
}
