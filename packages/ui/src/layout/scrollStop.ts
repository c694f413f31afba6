const STOPS = 'a[href], button:not(:disabled), input, select, textarea, summary, [tabindex]';

/**
 * A ref for an element that may scroll. While it scrolls and nothing inside it is focusable, it becomes focusable
 * itself, so that keys can scroll it.
 */
export function scrollStop(element: HTMLElement | null) {
  if (!element || !globalThis.ResizeObserver) return;
  const update = () => {
    const scrolls = element.scrollHeight > element.clientHeight;
    if (scrolls && !element.querySelector(STOPS)) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(update);
  sizes.observe(element);
  const contents = new MutationObserver(update);
  contents.observe(element, { childList: true, subtree: true });
  return () => {
    sizes.disconnect();
    contents.disconnect();
  };
}
