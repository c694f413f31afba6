import { focusedElement, holdsKeys } from './holdKeys.ts';

/** Elements that lie over a page for a while. */
const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
/** More than overlays that anybody opens from one another. */
const KEPT_MAX = 16;

interface Focused {
  readonly element: HTMLElement;
  readonly overlay: Element | null;
}

const focused: Focused[] = [];
let isWatched = false;

/** Remembers what had the focus: the parts that lie over a page call it when their code has come. */
export function watchFocus(): void {
  if (isWatched || typeof document === 'undefined') return;
  isWatched = true;
  remember(focusedElement());
  document.addEventListener('focusin', (event) => remember(event.target));
}

function remember(target: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || target === document.body || holdsKeys(target)) return;
  const overlay = target.closest(OVERLAY);
  // One for each stay: however long somebody walks through a dialog, what was before it is known.
  if (focused.at(-1)?.overlay === overlay) focused.pop();
  focused.push({ element: target, overlay });
  if (focused.length > KEPT_MAX) focused.shift();
}

/**
 * Returns the element that gets the focus when an overlay goes: the last focused one outside it. Closed menus and
 * dialogs are skipped, such as one that stood in until this one's code had come. Null if that element has left the
 * page.
 */
export function focusBefore(overlay: Element | null): HTMLElement | null {
  const outside = focused.findLast((one) => one.overlay !== overlay && (!one.overlay || isOpen(one.overlay)));
  return outside?.element.isConnected ? outside.element : null;
}

const isOpen = (overlay: Element) => overlay.isConnected && overlay.getAttribute('data-state') !== 'closed';
