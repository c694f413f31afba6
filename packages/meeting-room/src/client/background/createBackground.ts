import { type Background, toBackground } from './backgrounds.ts';
import { BackgroundCamera, type BackgroundCameraParts, type BackgroundState } from './BackgroundCamera.ts';
import type { BackgroundParts } from './BackgroundParts.ts';
import { type BackgroundTextKey, getBackgroundText } from './backgroundTexts.ts';
import { openBackgroundDialog } from './openBackgroundDialog.ts';

export interface RoomBackground {
  /** Opens the dialog in which the person chooses. */
  open(): void;
}

const NOTICE = 'background';

/**
 * Draws the person's background in the room: every camera that the page opens from now on gets it before anyone sees
 * its picture.
 */
export function createBackground(
  parts: BackgroundParts,
  openProcessor?: BackgroundCameraParts['open'],
): RoomBackground {
  const { media, notices } = parts;
  const text = (key: BackgroundTextKey) => getBackgroundText(document.documentElement.lang, key);
  let state: BackgroundState = 'off';
  let draw: (() => void) | undefined;

  const choose = async (background: Background) => {
    notices.withdraw(NOTICE);
    camera.choose(background);
    draw?.();
    // A camera that failed is off until the person turns it on.
    await media.reopenCamera();
  };
  const camera = new BackgroundCamera({
    base: document.baseURI,
    choice: toBackground(parts.chosen),
    open: openProcessor,
    onFailed: () => media.failCamera(),
    onState(now) {
      state = now;
      draw?.();
      if (now !== 'slow') return notices.withdraw(NOTICE);
      notices.ask({
        key: NOTICE,
        message: text('backgroundSlow'),
        tone: 'warning',
        actions: [
          { label: text('backgroundRemove'), onChoose: () => void choose('none') },
          { label: text('backgroundCameraOff'), onChoose: () => void media.setMuted('video', true) },
          { label: text('backgroundKeep'), isMain: true, onChoose: () => undefined },
        ],
      });
    },
  });
  media.filter = camera;

  return {
    open() {
      draw = openBackgroundDialog({
        ...parts,
        text,
        getState: () => ({ state, choice: camera.choice }),
        choose: (background) => void choose(background),
        onClose: () => (draw = undefined),
      });
    },
  };
}
