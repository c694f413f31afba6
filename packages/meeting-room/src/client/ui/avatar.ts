import type { Participant } from '../../protocol/messages.ts';
import { el } from './dom.ts';
import { hueOf, initialsOf } from './personColour.ts';

/** The person's picture, else their initials on a colour of their own. */
export function avatar({ name, email, avatarUrl }: Pick<Participant, 'name' | 'email' | 'avatarUrl'>): HTMLElement {
  const circle = el('span', { className: 'avatar', 'aria-hidden': true }, initialsOf(name));
  circle.style.setProperty('--hue', String(hueOf(email ?? name)));
  if (avatarUrl) {
    const picture = el('img', { src: avatarUrl, alt: '', referrerPolicy: 'no-referrer' });
    // A picture that doesn't load leaves the initials.
    picture.onerror = () => picture.remove();
    circle.append(picture);
  }
  return circle;
}
