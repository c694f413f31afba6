import { FakeTrack } from '../../media/testing/FakeTrack.ts';
import type { Effect } from '../BackgroundProcessor.ts';
import type { OpenProcessor } from '../openProcessor.ts';

/** A processor whose frames and failures the test causes. */
export class FakeProcessor implements OpenProcessor {
  frames = 0;
  isClosed = false;
  readonly effects: Effect[] = [];
  readonly drawn: FakeTrack[] = [];
  #settle: { resolve(track: MediaStreamTrack): void; reject(error: Error): void } | undefined;
  #onFailed: (() => void) | undefined;

  readonly open = () => Promise.resolve(this);

  start(_camera: MediaStreamTrack, effect: Effect, onFailed: () => void): Promise<MediaStreamTrack> {
    this.stop();
    this.effects.push(effect);
    this.#onFailed = onFailed;
    const { promise, ...settle } = Promise.withResolvers<MediaStreamTrack>();
    this.#settle = settle;
    return promise;
  }

  stop(): void {
    this.#settle?.reject(new Error('stopped'));
    this.#settle = undefined;
  }

  close(): void {
    this.stop();
    this.isClosed = true;
  }

  /** Draws the first frame of the camera that was given last. */
  async draw(): Promise<FakeTrack> {
    const track = new FakeTrack('video');
    this.drawn.push(track);
    this.frames += 1;
    this.#settle?.resolve(track as never);
    this.#settle = undefined;
    await turn();
    return track;
  }

  async refuse(): Promise<void> {
    this.#settle?.reject(new Error('no model'));
    this.#settle = undefined;
    await turn();
  }

  crash(): void {
    this.#onFailed?.();
  }
}

/** Lets what was promised happen, under fake timers as well. */
export async function turn(): Promise<void> {
  for (let count = 0; count < 20; count += 1) await Promise.resolve();
}
