import { ChevronLeft, ChevronRight } from 'lucide';
import type { Behavior } from '../Behavior.ts';
import { el, icon, setProperty, show } from '../ui/dom.ts';
import type { CrowdText } from './crowdText.ts';

/** Distance in pixels that a finger must move to turn a page. */
const SWIPE_PX = 60;

export interface Pager {
  element: HTMLElement;
  draw(page: number, count: number): void;
}

/**
 * Creates the buttons that turn the pages of tiles, and lets a swipe on the stage do the same. The first page follows
 * the last one.
 */
export function createPager(page: Behavior<number>, stage: HTMLElement, text: CrowdText): Pager {
  let count = 1;
  let shown = 0;
  const turn = (by: number) => page.next((shown + by + count) % count);
  const button = (label: 'previousPage' | 'nextPage', node: typeof ChevronLeft, by: number) =>
    el(
      'button',
      {
        type: 'button',
        className: 'pager-turn',
        title: text(label),
        'aria-label': text(label),
        onclick: () => turn(by),
      },
      icon(node, 20),
    );
  const place = el('span', { role: 'status' });
  const element = el(
    'nav',
    { className: 'pager', 'aria-label': text('pages'), hidden: true },
    button('previousPage', ChevronLeft, -1),
    place,
    button('nextPage', ChevronRight, 1),
  );

  let startedAt: number | undefined;
  stage.addEventListener('touchstart', ({ touches }) => {
    startedAt = touches.length === 1 ? touches[0]?.clientX : undefined;
  });
  stage.addEventListener('touchend', ({ changedTouches }) => {
    const moved = (changedTouches[0]?.clientX ?? 0) - (startedAt ?? NaN);
    if (count > 1 && Math.abs(moved) >= SWIPE_PX) turn(moved < 0 ? 1 : -1);
  });

  return {
    element,
    draw(at, pages) {
      shown = at;
      count = pages;
      const hadFocus = element.contains(document.activeElement);
      show(element, count > 1);
      if (hadFocus && count === 1) document.querySelector<HTMLElement>('[data-control=participants-pane]')?.focus();
      setProperty(place, 'textContent', text('pageOf', { page: at + 1, count }));
    },
  };
}
