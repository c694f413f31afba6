import { SignalLow, SignalMedium } from 'lucide';
import { text } from '../i18n/texts.ts';
import type { PathQuality } from '../media/assessPath.ts';
import { el, icon, setProperty, show } from './dom.ts';

/**
 * Creates signal bars that show poor media quality by their number and colour. Shows nothing while the quality is good.
 */
export function createPathMark(): { element: HTMLElement; draw(quality: PathQuality): void } {
  const marks = { fair: icon(SignalMedium, 16), poor: icon(SignalLow, 16) };
  const element = el('span', { className: 'tile-path', hidden: true });
  return {
    element,
    draw(quality) {
      show(element, quality !== 'good');
      if (quality === 'good') return;
      setProperty(element, 'className', `tile-path tile-path-${quality}`);
      setProperty(element, 'title', pathText(quality));
      if (element.firstChild !== marks[quality]) element.replaceChildren(marks[quality]);
    },
  };
}

/** Returns the text for poor quality, or undefined while it is good. */
export const pathText = (quality: PathQuality): string | undefined =>
  quality === 'good' ? undefined : text(quality === 'fair' ? 'pathFair' : 'pathPoor');
