import type * as backgrounds from '@meet/meeting-room/background';
import type { Background, BackgroundState } from '@meet/meeting-room/background';
import { readBackgroundChoice } from '@meet/meeting-room/background-choice';
import type { Behavior, Scope } from '@meet/remote-kit';

export type BackgroundModule = typeof backgrounds;

/** The background behind the person, on the page before the meeting. */
export interface BackgroundControl {
  /** Address of the folder that the embedded room is served from. */
  readonly base: string;
  readonly state$: Behavior<BackgroundState>;
  readonly choice$: Behavior<string>;
  choose(background: Background): Promise<void>;
  /** Loads the part that draws backgrounds, if that has not happened yet. */
  load(): Promise<BackgroundModule>;
  /**
   * Returns the track that stands for the camera, or undefined if the camera ended meanwhile. Rejects if the background
   * can't be drawn, so that the camera's own picture is shown to nobody.
   */
  apply(camera: MediaStreamTrack): Promise<MediaStreamTrack | undefined>;
  /** Ends the camera whose background is about to be drawn. */
  release(): void;
}

/** Camera of the page, whose picture gets the background. */
export interface DrawnCamera {
  reopen(): void;
  /** Shows that the camera is off, since its background can no longer be drawn. */
  fail(): void;
}

export type CreateBackground = (camera: DrawnCamera) => BackgroundControl;

/** The choice in a browser that stores nothing. */
let remembered: string | undefined;

/** Returns the background with which the room has to begin. */
export const getCameraBackground = (): string | undefined => readBackgroundChoice(remembered);

const importBackgrounds = () => import('@meet/meeting-room/background');

/** Returns the address of the folder that the embedded room is served from, on this page's own origin. */
export const toBackgroundBase = (scriptUrl: string): string =>
  new URL(new URL('.', new URL(scriptUrl, window.location.href)).pathname, window.location.origin).href;

/**
 * Creates the choice of a background; `base` is the address of the folder that the embedded room is served from. Loads
 * nothing until the person chose one, now or before.
 */
export function createBackgroundControl(
  scope: Scope,
  base: string,
  { reopen, fail }: DrawnCamera,
  importModule: () => Promise<BackgroundModule> = importBackgrounds,
): BackgroundControl {
  const state$ = scope.state<BackgroundState>('off');
  const choice$ = scope.state(getCameraBackground() ?? 'none');
  let drawn: InstanceType<BackgroundModule['BackgroundCamera']> | undefined;

  const open = async () => {
    const { BackgroundCamera } = await importModule();
    drawn ??= new BackgroundCamera({
      base,
      onState: (state) => !scope.ended && state$.next(state),
      onFailed: () => !scope.ended && fail(),
    });
    return drawn;
  };
  scope.onEnd(() => drawn?.close());

  return {
    base,
    state$,
    choice$,
    async choose(background) {
      remembered = background;
      choice$.next(background);
      (await open()).choose(background);
      reopen();
    },
    load: importModule,
    async apply(camera) {
      if (choice$.value === 'none') return camera;
      const opened = await open();
      if (!scope.ended) return opened.apply(camera);
      camera.stop();
      return undefined;
    },
    release: () => drawn?.release(),
  };
}
