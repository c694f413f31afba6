import { el } from './dom.ts';

const DISTANCE = 12;

/** Opens a card above its button, which it never covers: a long card scrolls. Escape, a click elsewhere or another press of the button closes it. */
export function openPopover(button: HTMLElement, label: string, ...content: Node[]): HTMLElement {
  const card = el('div', { className: 'popover', popover: 'auto', role: 'dialog', 'aria-label': label }, ...content);
  document.body.append(card);
  card.addEventListener('toggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open';
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) return;
    card.remove();
    button.focus();
  });
  card.showPopover();
  const anchor = button.getBoundingClientRect();
  card.style.maxHeight = `${anchor.top - 2 * DISTANCE}px`;
  const left = anchor.left + anchor.width / 2 - card.offsetWidth / 2;
  card.style.left = `${Math.max(DISTANCE, Math.min(left, innerWidth - card.offsetWidth - DISTANCE))}px`;
  card.style.top = `${Math.max(DISTANCE, anchor.top - card.offsetHeight - DISTANCE)}px`;
  card.querySelector<HTMLElement>('select, button, input')?.focus();
  return card;
}
