import { isComposing } from '@meet/contracts/keys';
import { insertTyped } from './insertTyped.ts';

export interface Hold {
  /** Name of the action under way, for screen readers. */
  readonly label: string;
  /** Called on Esc. */
  readonly onCancel?: () => void;
  /** Element at the place of the awaited content, in an open overlay. */
  readonly within?: Element | null;
}

const OVERLAY = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const OPEN = '[role=dialog][data-state=open], [role=alertdialog][data-state=open]';
/** Overlay that keeps the focus inside. */
const MODAL = '[aria-modal=true][data-state=open]';
/** Keys that move in a menu and choose nothing. */
const MENU_KEYS = /^(?:Arrow(?:Up|Down)|Home|End|[^ ])$/u;
// Safari zooms in on fields with a smaller font size.
const STYLE =
  'font-size:16px;position:fixed;top:0;left:0;width:1px;height:1px;padding:0;border:0;opacity:0;pointer-events:none';
/** Time that an awaited overlay has to take the focus after the last hold ended. */
const GIVE_UP_MS = 300;
/** Time in which the effect of a key is drawn. */
const FRAME_MS = 20;
/** Number of times that the holder takes the focus back, so that it never competes for it endlessly. */
const RETAKES_MAX = 3;

const holds = new Set<Hold>();
let holder: ReturnType<typeof createHolder> | undefined;

/**
 * Takes the focus for an overlay that is loading, and keeps what is typed. The first overlay that takes the focus
 * receives it: a text field the text, a menu its arrow keys and letters. Nothing is ever typed into elements behind.
 * Esc cancels the hold, and a press elsewhere ends it. Returns a function that ends the hold. If no overlay has
 * appeared then, the focus returns to its previous element.
 */
export function holdKeys(hold: Hold): () => void {
  holds.add(hold);
  holder ??= createHolder();
  holder.place(hold);
  return () => {
    holds.delete(hold);
    if (holds.size > 0) return;
    const left = holder;
    setTimeout(() => holds.size === 0 && left?.end(), GIVE_UP_MS);
  };
}

/** Returns the focused element, or the one that had the focus before the keys were held. */
export const focusedElement = (): Element | null => (holder ? holder.from : document.activeElement);

export const holdsKeys = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('[data-holds-keys]');

function createHolder() {
  const from = document.activeElement;
  const field = document.createElement('input');
  field.setAttribute('data-holds-keys', '');
  field.autocomplete = 'off';
  // A phone shows its keyboard for the field that will appear.
  field.inputMode = 'none';
  field.style.cssText = STYLE;
  const keys: string[] = [];
  let retakes = 0;
  const listening = new AbortController();

  function end(): void {
    if (listening.signal.aborted) return;
    listening.abort();
    holder = undefined;
    const { activeElement, body } = document;
    const hadFocus = activeElement === field || activeElement === body;
    field.remove();
    if (hadFocus && from instanceof HTMLElement && from.isConnected) from.focus({ preventScroll: true });
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.target !== field || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.stopImmediatePropagation();
    const { key, repeat } = event;
    if (key === 'Tab') event.preventDefault();
    if (key === 'Escape') {
      const { onCancel } = [...holds].at(-1) ?? {};
      if (!onCancel) return;
      end();
      onCancel();
    } else if (!repeat || key.length === 1) keys.push(key);
  }

  /** Checks which element has the focus now. If it is in a new overlay, forwards the keys to it. */
  function settle(): void {
    const focused = document.activeElement;
    if (listening.signal.aborted || !focused || focused === field) return;
    const overlay = focused.closest(OVERLAY);
    if (overlay && !overlay.contains(from)) {
      const text = field.value;
      end();
      handOver(focused as HTMLElement, text, keys);
    } else if (retakes++ < RETAKES_MAX && field.isConnected) field.focus({ preventScroll: true });
  }

  const { signal } = listening;
  addEventListener('keydown', handleKey, { capture: true, signal });
  addEventListener('focusin', () => queueMicrotask(settle), { capture: true, signal });
  addEventListener('pointerdown', end, { capture: true, signal });

  return {
    from,
    end,
    place({ label, within }: Hold) {
      field.setAttribute('aria-label', label);
      const modal = document.activeElement?.closest(MODAL) ?? [...document.querySelectorAll(MODAL)].at(-1);
      const place = within?.closest(OPEN) ?? modal ?? document.body;
      if (field.parentElement !== place) place.append(field);
      field.focus({ preventScroll: true });
    },
  };
}

function handOver(to: HTMLElement, text: string, keys: readonly string[]): void {
  const isField = insertTyped(to, text);
  const moves = keys.filter((key) => MENU_KEYS.test(key));
  if (to.closest('[role=menu]')) press(to, moves);
  else if (isField && to.getAttribute('role') === 'combobox' && keys.at(-1) === 'Enter') press(to, ['Enter']);
}

/** Dispatches keys one after the other. A menu that is not drawn in between handles only one of two keys. */
function press(on: HTMLElement, [key, ...rest]: readonly string[], afterMs = 0): void {
  if (!key) return;
  setTimeout(() => {
    on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    press(on, rest, FRAME_MS);
  }, afterMs);
}
