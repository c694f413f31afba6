/** Key of local storage under which the part that draws backgrounds keeps the choice. */
export const BACKGROUND_KEY = 'meetBackground';

/** Returns the background that the person chose on this device, or else `known`. */
export function readBackgroundChoice(known: string | undefined): string | undefined {
  try {
    return localStorage.getItem(BACKGROUND_KEY) ?? known;
  } catch {
    return known;
  }
}

/** Returns whether the browser can give a page the frames of a camera and take frames back. */
export const canDrawBackground = (): boolean =>
  'MediaStreamTrackGenerator' in window || 'requestVideoFrameCallback' in HTMLVideoElement.prototype;
