import type { Effect } from './BackgroundProcessor.ts';
import { type Background, getPictureUrl, isPicture } from './backgrounds.ts';
import { FrameWatch } from './FrameWatch.ts';
import { type OpenProcessor, openProcessor } from './openProcessor.ts';
import { readOwnPicture } from './ownPicture.ts';
import { readBackground, storeBackground } from './storedBackground.ts';

/** `slow`: the frames stay below the limit. `failed`: the camera was turned off. */
export type BackgroundState = 'off' | 'loading' | 'on' | 'slow' | 'failed';

export interface BackgroundCameraParts {
  /** Address of the folder that the room is served from. */
  readonly base: string;
  readonly choice?: Background;
  readonly onState: (state: BackgroundState) => void;
  /** Turns the camera off, since its background can no longer be drawn. The camera has ended already. */
  readonly onFailed: () => void;
  readonly open?: (base: string) => Promise<OpenProcessor>;
}

/** Height of a camera's picture by one pixel of blur. */
const HEIGHT_PER_BLUR = { 'blur-light': 72, blur: 24 };
const USUAL_HEIGHT = 720;

/**
 * Draws the chosen background behind the person, before anyone gets the camera's picture. If that fails, at first or
 * later, the camera ends: its own picture is never given out while another background is chosen.
 */
export class BackgroundCamera {
  readonly #parts: BackgroundCameraParts;
  choice: Background;
  #processor: Promise<OpenProcessor> | undefined;
  #watch: FrameWatch | undefined;
  /** Number of cameras that were given here or ended. Only the latest one is drawn. */
  #turn = 0;
  /** Camera whose first frame is not drawn yet. */
  #waiting: MediaStreamTrack | undefined;

  constructor(parts: BackgroundCameraParts) {
    this.#parts = parts;
    this.choice = parts.choice ?? readBackground();
  }

  /** Remembers the choice on this device. It applies to the next camera that is given to `apply`. */
  choose(background: Background): void {
    this.choice = background;
    storeBackground(background);
    if (background === 'none') this.close();
  }

  /**
   * Returns the track that stands for the camera: stopping it ends the camera, and its settings are the camera's.
   * Returns undefined if another camera was given meanwhile, or this one was closed. Rejects if the background can't be
   * drawn. In both cases the camera has ended.
   */
  async apply(camera: MediaStreamTrack): Promise<MediaStreamTrack | undefined> {
    const turn = this.#begin();
    if (this.choice === 'none') return camera;
    this.#waiting = camera;
    this.#parts.onState('loading');
    try {
      const effect = await this.#getEffect(camera);
      const processor = await (this.#processor ??= (this.#parts.open ?? openProcessor)(this.#parts.base));
      if (turn === this.#turn) {
        const track = await processor.start(camera, effect, () => this.#fail(turn, camera));
        if (turn === this.#turn) return this.#use(turn, track, camera, processor);
        track.stop();
      }
      camera.stop();
      return undefined;
    } catch (error) {
      camera.stop();
      if (turn !== this.#turn) return undefined;
      this.#begin();
      this.#drop('failed');
      throw error;
    }
  }

  /** Ends the camera whose background is about to be drawn. The processor stays for the next one. */
  release(): void {
    if (this.#waiting) this.#end();
  }

  /** Ends what is drawn and frees the memory that it needs. */
  close(): void {
    this.#begin();
    this.#drop('off');
  }

  #end(): void {
    this.#begin();
    this.#processor?.then(
      (processor) => processor.stop(),
      () => undefined,
    );
    this.#parts.onState('off');
  }

  #use(turn: number, track: MediaStreamTrack, camera: MediaStreamTrack, processor: OpenProcessor): MediaStreamTrack {
    this.#watch = new FrameWatch({
      countFrames: () => processor.frames,
      getCameraFps: () => camera.getSettings().frameRate,
      isDue: () => !camera.muted && camera.readyState === 'live',
      onSlow: () => this.#parts.onState('slow'),
      onSteady: () => this.#parts.onState('on'),
      onStalled: () => this.#fail(turn, camera),
    });
    this.#waiting = undefined;
    this.#parts.onState('on');
    return standFor(track, camera, () => {
      if (turn === this.#turn) this.#end();
    });
  }

  /** Starts a turn. The processor ends the last one when it is given another camera. */
  #begin(): number {
    this.#watch?.stop();
    this.#watch = undefined;
    this.#waiting?.stop();
    this.#waiting = undefined;
    return (this.#turn += 1);
  }

  #fail(turn: number, camera: MediaStreamTrack): void {
    if (turn !== this.#turn) return;
    this.#begin();
    camera.stop();
    this.#drop('failed');
    this.#parts.onFailed();
  }

  #drop(state: BackgroundState): void {
    this.#processor?.then(
      (processor) => processor.close(),
      () => undefined,
    );
    this.#processor = undefined;
    this.#parts.onState(state);
  }

  async #getEffect(camera: MediaStreamTrack): Promise<Effect> {
    const { choice } = this;
    if (isPicture(choice)) return { picture: getPictureUrl(choice, this.#parts.base) };
    if (choice === 'own') {
      const picture = await readOwnPicture();
      if (!picture) throw new Error('the own picture is gone');
      return { picture };
    }
    const height = camera.getSettings().height ?? USUAL_HEIGHT;
    const perBlur = HEIGHT_PER_BLUR[choice === 'blur-light' ? 'blur-light' : 'blur'];
    return { blurRadius: Math.max(2, Math.round(height / perBlur)) };
  }
}

/** Makes a processed track act as the camera does: to those who have it, there is no other. */
function standFor(track: MediaStreamTrack, camera: MediaStreamTrack, onStop: () => void): MediaStreamTrack {
  const end = track.stop.bind(track);
  let hasEnded = false;
  const stop = () => {
    onStop();
    end();
    camera.stop();
  };
  track.addEventListener('ended', () => {
    hasEnded = true;
  });
  camera.addEventListener('ended', () => {
    stop();
    if (!hasEnded) track.dispatchEvent(new Event('ended'));
  });
  return Object.assign(track, {
    stop,
    getSettings: () => camera.getSettings(),
    getCapabilities: () => camera.getCapabilities?.() ?? {},
    applyConstraints: (constraints?: MediaTrackConstraints) => camera.applyConstraints(constraints),
  });
}
