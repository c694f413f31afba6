import type { IconNode } from 'lucide';
import { el, icon, setProperty } from './dom.ts';

export interface ControlState {
  icon: IconNode;
  label: string;
  /** For buttons that stay down. */
  pressed?: boolean;
  /** Drawn as off: muted, nothing to hear or see. */
  off?: boolean;
  warning?: boolean;
}

export interface ControlOptions {
  name: string;
  /** Key that does the same, for the tooltip and screen readers. */
  shortcut?: string;
  onClick(): void;
}

/** A round button of the control bar, whose picture and label follow its state. */
export class Control {
  readonly element: HTMLButtonElement;
  #shortcut: string | undefined;
  #icon: IconNode | undefined;

  constructor({ name, shortcut, onClick }: ControlOptions) {
    this.#shortcut = shortcut;
    this.element = el('button', {
      type: 'button',
      className: 'control',
      'data-control': name,
      'aria-keyshortcuts': shortcut,
      onclick: onClick,
    });
  }

  draw({ icon: node, label, pressed, off = false, warning = false }: ControlState): void {
    const hint = this.#shortcut ? `${label} (${this.#shortcut.toUpperCase()})` : label;
    setProperty(this.element, 'title', hint);
    setProperty(this.element, 'aria-label', label);
    setProperty(this.element, 'aria-pressed', pressed === undefined ? undefined : String(pressed));
    this.element.classList.toggle('control-off', off);
    this.element.classList.toggle('control-warning', warning);
    if (this.#icon === node) return;
    this.#icon = node;
    this.element.replaceChildren(icon(node, 22));
  }
}
