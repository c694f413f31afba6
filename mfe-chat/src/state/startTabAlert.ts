import type { Behavior, Scope } from '@meet/remote-kit';
import { distinctUntilChanged, interval, map, of, startWith, switchMap } from 'rxjs';
import { drawAlertIcon } from './drawAlertIcon.ts';

const FLASH_MS = 2_000;
/** A count at the beginning of a title, from this chat or another one. */
const COUNT = /^\(\d+\+?\)/;

export interface TabAlertDeps {
  readonly unread$: Behavior<number>;
  readonly document: Document;
}

/**
 * Flashes the tab's title and icon every two seconds while messages are unread. If the person prefers reduced motion,
 * the count stays before the title without flashing.
 */
export function startTabAlert(scope: Scope, { unread$, document }: TabAlertDeps): void {
  const isStill = document.defaultView?.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  const plainIcon = icon?.getAttribute('href');
  let shown = '';

  /** Returns the title as others set it, without the count. */
  const plainTitle = () =>
    shown && document.title.startsWith(shown) ? document.title.slice(shown.length) : document.title;

  function draw(unread: number, lit: boolean): void {
    const title = plainTitle();
    shown = unread > 0 && lit ? `(${unread > 99 ? '99+' : unread}) ` : '';
    document.title = shown + title;
    if (icon && plainIcon) icon.setAttribute('href', unread > 0 && lit ? drawAlertIcon() : plainIcon);
  }

  const flashes = unread$.pipe(
    distinctUntilChanged(),
    switchMap((unread) =>
      unread === 0 || isStill
        ? of({ unread, lit: unread > 0 })
        : interval(FLASH_MS).pipe(
            map((beat) => beat % 2 === 1),
            startWith(true),
            map((lit) => ({ unread, lit })),
          ),
    ),
  );
  let last = { unread: 0, lit: false };
  scope.listen(flashes, (flash) => {
    last = flash;
    draw(flash.unread, flash.lit);
  });
  // A page that sets its title removes the count, and without a flash nothing else would restore it. A count of another
  // chat is left alone: two chats that replace each other's counts would never stop.
  const titles = new MutationObserver(() => {
    if (shown && !COUNT.test(document.title)) draw(last.unread, last.lit);
  });
  titles.observe(document.head, { childList: true, subtree: true, characterData: true });
  scope.onEnd(() => titles.disconnect());
  scope.onEnd(() => draw(0, false));
}
