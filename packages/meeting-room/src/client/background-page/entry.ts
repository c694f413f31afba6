import { VirtualBackgroundProcessor, type VirtualBackgroundProcessorOptions } from '@shiguredo/virtual-background';
import type { BackgroundProcessor, Effect, ProcessorWindow } from '../background/BackgroundProcessor.ts';

/** Size to which a picture is drawn once, so that it is not scaled again for each picture of the camera. */
const PICTURE = { width: 1280, height: 720 };

/** Results of the library's segmentation for one picture of the camera. */
interface Segments {
  image: ImageBitmap;
  segmentationMask: ImageBitmap;
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Parts of the library's processor that it declares private. It has no event for pictures and failures. */
interface PrivateParts {
  segmentation: Segmentation;
  /** `blurContext` is given if the browser's canvas has no filters. The library then blurs by itself. */
  updateOffscreenCanvas(
    segments: Segments,
    context: Context,
    blurContext: Context | undefined,
    options: VirtualBackgroundProcessorOptions,
  ): void;
}

interface Segmentation {
  setOptions(options: { modelSelection: number }): void;
  send(input: unknown): Promise<void>;
}

/** Number of the model for pictures that are wider than high. */
const LANDSCAPE_MODEL = 1;

const folder = new URL(document.currentScript!.dataset.segmentation!, document.baseURI).href;

allowLoader();
refuseErrorPages();

/** Runs the library. A failed processor is not used again: the page around this one opens a new one. */
class PageProcessor implements BackgroundProcessor {
  frames = 0;
  #library: VirtualBackgroundProcessor | undefined;
  /** Ends the present run with an error. */
  #fail: ((error: unknown) => void) | undefined;
  #onFrame: (() => void) | undefined;
  /** Rejects what waits for the first frame of the present run. */
  #cancel: (() => void) | undefined;
  /** Settles when the last run has started or given up: the library starts one at a time. */
  #starting: Promise<unknown> = Promise.resolve();

  start(camera: MediaStreamTrack, effect: Effect, onFailed: () => void): Promise<MediaStreamTrack> {
    this.stop();
    const { promise, resolve, reject } = Promise.withResolvers<MediaStreamTrack>();
    let isFirst = true;
    const fail = (error: unknown) => {
      if (this.#fail !== fail) return;
      this.stop();
      reject(error as Error);
      if (!isFirst) onFailed();
    };
    const isCurrent = () => this.#fail === fail;
    this.#fail = fail;
    this.#cancel = () => reject(new Error('another camera is drawn, or none'));
    const run = async () => {
      const options = await toOptions(effect);
      if (!isCurrent()) return;
      this.#library ??= this.#createLibrary();
      const track = await this.#library.startProcessing(camera as MediaStreamVideoTrack, options);
      if (!isCurrent()) return this.#library.stopProcessing();
      track.addEventListener('ended', () => {
        if (camera.readyState === 'live') fail(new Error('the processed track ended'));
      });
      this.#onFrame = () => {
        isFirst = false;
        this.#onFrame = undefined;
        resolve(track);
      };
    };
    this.#starting = this.#starting.then(run).catch(fail);
    return promise;
  }

  stop(): void {
    this.#fail = undefined;
    this.#onFrame = undefined;
    this.#cancel?.();
    this.#cancel = undefined;
    if (this.#library?.isProcessing()) this.#library.stopProcessing();
  }

  #createLibrary(): VirtualBackgroundProcessor {
    reportLostContexts((error) => this.#fail?.(error));
    const library = new VirtualBackgroundProcessor(folder);
    const parts = library as unknown as PrivateParts;
    const { segmentation } = parts;
    const update = parts.updateOffscreenCanvas.bind(library);
    parts.updateOffscreenCanvas = (segments, context, blurContext, options) => {
      if (options.blurRadius && !blurContext) drawOverBlur(segments, context, options.blurRadius);
      else update(segments, context, blurContext, options);
    };
    // The library's choice, made before its first request, so that it loads no other model.
    segmentation.setOptions({ modelSelection: LANDSCAPE_MODEL });
    const send = segmentation.send.bind(segmentation);
    segmentation.send = async (input) => {
      try {
        await send(input);
      } catch (error) {
        this.#fail?.(error);
        throw error;
      }
      this.frames += 1;
      this.#onFrame?.();
    };
    return library;
  }
}

/**
 * Draws the person over the blurred picture, which reaches beyond the edges. Without that, as the library draws it, the
 * blur fades to black there.
 */
function drawOverBlur({ image, segmentationMask }: Segments, context: Context, radius: number): void {
  const { width, height } = image;
  const margin = 2 * radius;
  context.save();
  context.clearRect(0, 0, width, height);
  context.drawImage(segmentationMask, 0, 0, width, height);
  context.globalCompositeOperation = 'source-in';
  context.drawImage(image, 0, 0, width, height);
  context.globalCompositeOperation = 'destination-over';
  context.filter = `blur(${radius}px)`;
  context.drawImage(image, -margin, -margin, width + 2 * margin, height + 2 * margin);
  context.restore();
}

async function toOptions(effect: Effect): Promise<VirtualBackgroundProcessorOptions> {
  if ('blurRadius' in effect) return { blurRadius: effect.blurRadius };
  const { picture } = effect;
  return {
    backgroundImage: typeof picture === 'string' ? await drawPicture(picture) : await createImageBitmap(picture),
  };
}

async function drawPicture(address: string): Promise<HTMLCanvasElement> {
  const image = Object.assign(new Image(), PICTURE, { src: address });
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), PICTURE);
  canvas.getContext('2d')!.drawImage(image, 0, 0, PICTURE.width, PICTURE.height);
  return canvas;
}

/** Allows the library to load the script of its own that stands in the folder, and no other. */
function allowLoader(): void {
  interface Policies {
    createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
  }
  const createScriptURL = (url: string) => {
    if (!url.startsWith(`${folder}/`)) throw new TypeError(`This is no script of the library: ${url}`);
    return url;
  };
  (window as { trustedTypes?: Policies }).trustedTypes?.createPolicy('default', { createScriptURL });
}

/** Lets requests fail that the library would otherwise take for a file, whatever their status. */
function refuseErrorPages(): void {
  const request = window.fetch.bind(window);
  window.fetch = async (...args) => {
    const response = await request(...args);
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    return response;
  };
}

/** Reports that the browser took away the graphics context in which the library computes. */
function reportLostContexts(onLost: (error: Error) => void): void {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
    this.addEventListener('webglcontextlost', () => onLost(new Error('the graphics context was lost')), { once: true });
    return getContext.apply(this, args as Parameters<typeof getContext>) as never;
  };
}

(window as ProcessorWindow).background = new PageProcessor();
