/** Drawing behind the person: the room itself, blurred by this many pixels, or a picture, as a file or an address. */
export type Effect = { readonly blurRadius: number } | { readonly picture: Blob | string };

/** Separates the person from the room behind them, picture by picture. */
export interface BackgroundProcessor {
  /** Number of pictures drawn so far. */
  readonly frames: number;
  /**
   * Resolves to a track of the camera's pictures with another background, once the first one is drawn. Rejects if that
   * fails. `onFailed` is called at most once, if the track can't go on later. Ends what was started before.
   */
  start(camera: MediaStreamTrack, effect: Effect, onFailed: () => void): Promise<MediaStreamTrack>;
  stop(): void;
}

/** Global variables of the page that runs the processor. */
export interface ProcessorWindow extends Window {
  background?: BackgroundProcessor;
  MediaStreamTrackGenerator?: unknown;
}
