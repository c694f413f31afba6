import type * as backgroundPart from '../background/entry.ts';
import { text } from '../i18n/texts.ts';
import { importPart, importStyles } from '../importPart.ts';
import type { LocalMedia } from '../media/LocalMedia.ts';
import { openDialog } from './dialog.ts';
import { el } from './dom.ts';
import type { Notices } from './Notices.ts';

export type OpenBackground = () => Promise<void>;

async function importBackground() {
  const part = importPart<typeof backgroundPart>('background');
  await Promise.all([part, importStyles('backgroundStyles')]);
  return (await part).createBackground;
}

/**
 * Loads the part that draws backgrounds when the person opens it, or with the camera if they chose a background before.
 * Until it is loaded, nobody gets the camera's picture then. Returns the function that opens it.
 */
export function loadBackground(
  { media, notices, chosen }: { media: LocalMedia; notices: Notices; chosen: string | undefined },
  importCreate = importBackground,
): OpenBackground {
  let loading: ReturnType<typeof load> | undefined;
  const load = async () => {
    try {
      return (await importCreate())({ media, notices, chosen, el, openDialog });
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  if (chosen && chosen !== 'none') {
    let waiting: MediaStreamTrack | undefined;
    const filter = {
      async apply(camera: MediaStreamTrack) {
        waiting = camera;
        await (loading ??= load());
        if (waiting !== camera) return undefined;
        // The part has put its own filter here.
        return media.filter!.apply(camera);
      },
      release() {
        waiting?.stop();
        waiting = undefined;
      },
    };
    media.filter = filter;
  }
  return async () => {
    try {
      (await (loading ??= load())).open();
    } catch {
      notices.notify({ key: 'background', message: text('backgroundFailed'), tone: 'warning' });
    }
  };
}
