import { BACKGROUND_KEY, readBackgroundChoice } from '../backgroundChoice.ts';
import { type Background, toBackground } from './backgrounds.ts';

/** The choice in a browser that stores nothing. */
let remembered: string | undefined;

/** Returns the background that the person chose last on this device. */
export const readBackground = (): Background => toBackground(readBackgroundChoice(remembered));

export function storeBackground(background: Background): void {
  remembered = background;
  try {
    localStorage.setItem(BACKGROUND_KEY, background);
  } catch {
    // Private windows and full disks refuse. The choice then lasts as long as the page.
  }
}
