import { initials } from '@meet/contracts/people';
import type { Participant } from '../../protocol/messages.ts';
import { el } from './dom.ts';

/** The person's picture, else their initials on a colour of their own. */
export function avatar({ name, colours, avatarUrl }: Pick<Participant, 'name' | 'colours' | 'avatarUrl'>): HTMLElement {
  const circle = el('span', { className: 'avatar', 'aria-hidden': true }, initials(name));
  const [pale, deep] = colours;
  circle.style.setProperty('--pale', pale);
  circle.style.setProperty('--deep', deep);
  if (avatarUrl) {
    const picture = el('img', { src: avatarUrl, alt: '', referrerPolicy: 'no-referrer' });
    // A picture that doesn't load leaves the initials.
    picture.onerror = () => picture.remove();
    circle.append(picture);
  }
  return circle;
}
