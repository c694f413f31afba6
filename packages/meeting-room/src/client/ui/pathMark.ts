import { SignalLow, SignalMedium } from 'lucide';
import { text } from '../i18n/texts.ts';
import type { PathQuality } from '../media/assessPath.ts';
import { el, icon, setProperty, show } from './dom.ts';

/** Bars that say by their number and by colour how badly things arrive; nothing while all is well. */
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

/** Undefined while all is well. */
export const pathText = (quality: PathQuality): string | undefined =>
  quality === 'good' ? undefined : text(quality === 'fair' ? 'pathFair' : 'pathPoor');
