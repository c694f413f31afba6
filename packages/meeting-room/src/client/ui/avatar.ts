import { initials } from '@meet/contracts/people';
import type { Participant } from '../../protocol/messages.ts';
import { el } from './dom.ts';

/** Creates the person's picture, or their initials on their own colours. */
export function avatar({ name, colours, avatarUrl }: Pick<Participant, 'name' | 'colours' | 'avatarUrl'>): HTMLElement {
  const circle = el('span', { className: 'avatar', 'aria-hidden': true }, initials(name));
  const [pale, deep] = colours;
  circle.style.setProperty('--pale', pale);
  circle.style.setProperty('--deep', deep);
  if (avatarUrl) {
    const picture = el('img', { src: avatarUrl, alt: '', referrerPolicy: 'no-referrer' });
    // If the picture fails to load, the initials remain.
    picture.onerror = () => picture.remove();
    circle.append(picture);
  }
  return circle;
}
