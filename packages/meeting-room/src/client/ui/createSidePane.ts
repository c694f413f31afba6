import { isComposing } from '@meet/contracts/keys';
import { X } from 'lucide';
import type { Behavior } from '../Behavior.ts';
import { el, icon, show } from './dom.ts';

export interface SidePaneOptions {
  /** Class name of the pane. */
  name: string;
  label: string;
  closeLabel: string;
  heading: HTMLElement;
  isOpen: Behavior<boolean>;
  /** Control that gets the focus when the pane closes while it has the focus. */
  control: string;
  onOpen(closer: HTMLElement): void;
}

/** Creates a pane beside the stage that a behavior opens and closes. Esc and a button close it. */
export function createSidePane(options: SidePaneOptions, ...content: HTMLElement[]): HTMLElement {
  const { name, label, closeLabel, heading, isOpen, control, onOpen } = options;
  const close = () => isOpen.next(false);
  const closer = el(
    'button',
    { type: 'button', className: 'dialog-close', 'aria-label': closeLabel, onclick: close },
    icon(X, 18),
  );
  const pane = el(
    'aside',
    { className: `pane ${name}`, 'aria-label': label, hidden: true },
    el('header', {}, heading, closer),
    ...content,
  );
  pane.addEventListener('keydown', (event) => event.key === 'Escape' && !isComposing(event) && close());
  isOpen.changes.subscribe((open) => {
    const hadFocus = pane.contains(document.activeElement);
    show(pane, open);
    if (open) onOpen(closer);
    else if (hadFocus) document.querySelector<HTMLElement>(`[data-control=${control}]`)?.focus();
  });
  return pane;
}
