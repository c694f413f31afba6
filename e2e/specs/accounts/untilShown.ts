import type { Page } from '@playwright/test';

/**
 * Resolves once an element that the selector matches shows all texts, however briefly. Begin it before the action that
 * shows them: an assertion looks twice a second, and on a busy machine misses what is shown for only a second.
 */
export function untilShown(page: Page, selector: string, ...texts: string[]): Promise<void> {
  return page.evaluate(
    ([searched, wanted]) =>
      new Promise<void>((resolve) => {
        const isWanted = (element: Element) =>
          element.checkVisibility() && wanted.every((text) => element.textContent.includes(text));
        const look = () => {
          if (![...document.querySelectorAll(searched)].some(isWanted)) return;
          observer.disconnect();
          resolve();
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true, characterData: true });
        look();
      }),
    [selector, texts] as const,
  );
}
