import { X } from 'lucide';
import { text } from '../i18n/texts.ts';
import { el, icon } from './dom.ts';

export interface NoticeAction {
  label: string;
  isMain?: boolean;
  onChoose(): void;
}

export interface Notice {
  /** A later notice of the same key replaces the earlier one. */
  key: string;
  message: string;
  detail?: string;
  tone?: 'info' | 'warning';
}

const READING_TIME_MS = 4_000;

/** Cards over the stage: messages, and the actions that they offer. */
export class Notices {
  readonly element = el('div', { className: 'notices', 'aria-live': 'polite' });
  #cards = new Map<string, HTMLElement>();

  /**
   * Shows a notice that disappears once there was time to read it. The time starts when the page draws, which may be
   * late on a busy or background page.
   */
  notify(notice: Notice): void {
    const card = this.#put(notice, []);
    requestAnimationFrame(() => setTimeout(() => this.#remove(notice.key, card), READING_TIME_MS));
  }

  /** Shows a notice that stays until the person answers it or it is withdrawn. */
  ask(notice: Notice & { actions: NoticeAction[] }): void {
    this.#put(notice, notice.actions);
  }

  /** Shows a notice that stays until it is withdrawn or the person closes it. */
  keep(notice: Notice): void {
    this.#put(notice, []);
  }

  withdraw(key: string): void {
    this.#remove(key, this.#cards.get(key));
  }

  #put({ key, message, detail, tone = 'info' }: Notice, actions: NoticeAction[]): HTMLElement {
    const buttons = actions.map(({ label, isMain, onChoose }) =>
      el('button', {
        type: 'button',
        className: isMain ? 'button button-main' : 'button',
        textContent: label,
        onclick: () => {
          this.withdraw(key);
          onChoose();
        },
      }),
    );
    const close = el(
      'button',
      { type: 'button', className: 'notice-close', 'aria-label': text('close'), onclick: () => this.withdraw(key) },
      icon(X, 16),
    );
    const card = el(
      'div',
      { className: `notice notice-${tone}`, 'data-notice': key },
      el(
        'div',
        { className: 'notice-text' },
        el('p', {}, message),
        detail !== undefined && el('p', { className: 'notice-detail' }, detail),
      ),
      buttons.length > 0 ? el('div', { className: 'notice-actions' }, ...buttons) : close,
    );
    const former = this.#cards.get(key);
    if (former) former.replaceWith(card);
    else this.element.append(card);
    this.#cards.set(key, card);
    return card;
  }

  #remove(key: string, card: HTMLElement | undefined): void {
    if (!card || this.#cards.get(key) !== card) return;
    card.remove();
    this.#cards.delete(key);
  }
}
