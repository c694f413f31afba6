import { focusedElement, holdsKeys } from './holdKeys.ts';

/** Elements that temporarily cover a page. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** Maximum of kept elements. It exceeds the number of overlays that people open from one another. */
const KEPT_MAX = 16;

interface Focused {
  readonly element: HTMLElement;
  readonly overlay: Element | null;
}

const focused: Focused[] = [];
let isWatched = false;

/** Starts to record the focused elements. The overlays call it when their code is loaded. */
export function watchFocus(): void {
  if (isWatched || typeof document === 'undefined') return;
  isWatched = true;
  remember(focusedElement());
  document.addEventListener('focusin', (event) => remember(event.target));
}

function remember(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || target === document.body || holdsKeys(target)) return;
  const overlay = target.closest(OVERLAY);
  // One entry for each stay in an overlay: even after many steps inside a dialog, the element before it is known.
  if (focused.at(-1)?.overlay === overlay) focused.pop();
  focused.push({ element: target, overlay });
  if (focused.length > KEPT_MAX) focused.shift();
}

/**
 * Returns the element that gets the focus when an overlay closes: the last focused one outside it. Skips closed menus
 * and dialogs, such as one that was shown while this one's code was loading. Returns null if that element has left the
 * page.
 */
export function focusBefore(overlay: Element | null): HTMLElement | null {
  const outside = focused.findLast((one) => one.overlay !== overlay && (!one.overlay || isOpen(one.overlay)));
  return outside?.element.isConnected ? outside.element : null;
}

const isOpen = (overlay: Element) => overlay.isConnected && overlay.getAttribute('data-state') !== 'closed';
