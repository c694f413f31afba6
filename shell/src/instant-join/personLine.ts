import type { Session } from '@meet/remote-kit';
import { initials, personColor } from '@meet/ui/plain';
import { element } from '../initial-page/element.ts';

/** Draws picture and name of the signed-in person who joins. */
export function personLine({ fullName, email }: Extract<Session, { state: 'signed-in' }>): HTMLElement {
  const disc = element('span', { class: 'disc', 'aria-hidden': 'true' }, initials(fullName || email));
  const [pale, deep] = personColor(email || fullName);
  Object.assign(disc.style, { background: `light-dark(${pale}, ${deep})`, color: `light-dark(${deep}, ${pale})` });
  return element(
    'div',
    { class: 'person' },
    disc,
    element('div', { class: 'names' }, element('p', {}, element('bdi', {}, fullName)), element('p', {}, email)),
  );
}
