import type { IconNode } from 'lucide';
import { el, icon, setProperty } from './dom.ts';

export interface ControlState {
  icon: IconNode;
  /** Effect of a press; read out, and shown as the tooltip with the key. */
  label: string;
  /** Written under the picture; part of the label, so that who speaks to the computer can say it. */
  caption?: string;
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

/** A button whose picture and label follow its state; with a caption under its picture in the control bar. */
export class Control {
  readonly element: HTMLButtonElement;
  /** Marks on the picture, as a count. */
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
