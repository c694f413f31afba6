import { BACKGROUND_PATH } from '../../protocol/limits.ts';
import type { BackgroundProcessor, ProcessorWindow } from './BackgroundProcessor.ts';

export interface OpenProcessor extends BackgroundProcessor {
  close(): void;
}

/**
 * Opens the page that draws backgrounds in a frame that nobody sees. That page alone may compile WebAssembly; closing
 * it frees all of the library's memory. Rejects if its files can't be loaded, however long that takes.
 */
export async function openProcessor(base: string): Promise<OpenProcessor> {
  const frame = document.createElement('iframe');
  frame.src = new URL(BACKGROUND_PATH.split('/').at(-1)!, base).href;
  frame.tabIndex = -1;
  frame.ariaHidden = 'true';
  // A frame that is not displayed gets no frames of a video in some browsers.
  const style = { position: 'fixed', inset: '0 auto auto 0', width: '1px', height: '1px', border: '0' };
  Object.assign(frame.style, style, { opacity: '0', pointerEvents: 'none' });
  const { promise: loaded, resolve } = Promise.withResolvers<void>();
  frame.addEventListener('load', () => resolve());
  document.body.append(frame);
  await loaded;
  const page = frame.contentWindow as ProcessorWindow | null;
  const processor = page?.background;
  if (!page || !processor) {
    frame.remove();
    throw new Error('the page that draws backgrounds could not be loaded');
  }
  // The library creates its track by this class. A track of this page's own class is one to every other part of it.
  const { MediaStreamTrackGenerator: Generator } = window as ProcessorWindow;
  if (Generator) page.MediaStreamTrackGenerator = Generator;
  return {
    get frames() {
      return processor.frames;
    },
    async start(camera, effect, onFailed) {
      const track = await processor.start(camera, effect, onFailed);
      if (!(track instanceof MediaStreamTrack)) Object.setPrototypeOf(track, MediaStreamTrack.prototype as object);
      return track;
    },
    stop: () => processor.stop(),
    close() {
      processor.stop();
      frame.remove();
    },
  };
}
