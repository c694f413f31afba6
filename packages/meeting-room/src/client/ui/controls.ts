import type { IconNode } from 'lucide';
import { el, icon, setProperty } from './dom.ts';

export interface ControlState {
  icon: IconNode;
  /** Effect of a press. Screen readers read it, and the tooltip shows it with the key. */
  label: string;
  /** Text under the icon. It is part of the label, so that people with voice control can say it. */
  caption?: string;
  /** State of a button that stays pressed. */
  pressed?: boolean;
  /** Drawn as off, for example when muted. */
  off?: boolean;
  warning?: boolean;
}

export interface ControlOptions {
  name: string;
  /** Key with the same effect, for the tooltip and screen readers. */
  shortcut?: string;
  onClick(): void;
}

/** A button whose icon and label follow its state. In the control bar, it has a caption under its icon. */
export class Control {
  readonly element: HTMLButtonElement;
  /** Container of the icon, and of marks on it such as a count. */
  readonly face = el('span', { className: 'control-face' });
  #caption = el('span', { className: 'control-caption', 'aria-hidden': true, hidden: true });
  #shortcut: string | undefined;
  #icon: IconNode | undefined;

  constructor({ name, shortcut, onClick }: ControlOptions) {
    this.#shortcut = shortcut;
    this.element = el(
      'button',
      {
        type: 'button',
        className: 'control',
        'data-control': name,
        'aria-keyshortcuts': shortcut,
        onclick: onClick,
      },
      this.face,
      this.#caption,
    );
  }

  draw({ icon: node, label, caption, pressed, off = false, warning = false }: ControlState): void {
    const hint = this.#shortcut ? `${label} (${this.#shortcut.toUpperCase()})` : label;
    setProperty(this.element, 'title', hint);
    setProperty(this.element, 'aria-label', label);
    setProperty(this.element, 'aria-pressed', pressed === undefined ? undefined : String(pressed));
    setProperty(this.#caption, 'textContent', caption ?? '');
    this.#caption.hidden = caption === undefined;
    this.element.classList.toggle('control-off', off);
    this.element.classList.toggle('control-warning', warning);
    if (this.#icon === node) return;
    this.#icon = node;
    this.face.querySelector('.icon')?.remove();
    this.face.prepend(icon(node, 22));
  }
}
