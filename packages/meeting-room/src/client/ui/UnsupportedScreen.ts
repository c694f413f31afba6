import { CircleAlert } from 'lucide';
import { text } from '../i18n/texts.ts';
import { el, icon } from './dom.ts';

/** Creates the screen for browsers without WebRTC. */
export function createUnsupportedScreen(): HTMLElement {
  return el(
    'main',
    { className: 'door' },
    el(
      'div',
      { className: 'door-card' },
      el(
        'div',
        { className: 'door-body' },
        el('span', { className: 'door-icon' }, icon(CircleAlert, 24)),
        el('h1', {}, text('unsupportedTitle')),
        el('p', { className: 'door-hint' }, text('unsupportedHint')),
      ),
    ),
  );
}
