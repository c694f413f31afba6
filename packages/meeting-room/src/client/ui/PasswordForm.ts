import { Eye, EyeOff } from 'lucide';
import { PASSWORD_MAX_LENGTH } from '../../protocol/limits.ts';
import { text } from '../i18n/texts.ts';
import { el, icon } from './dom.ts';

/** Creates the form for the room's password, which it does not store. */
export function createPasswordForm(
  wasWrong: boolean,
  actions: { onPassword(password: string): void; onCancel(): void },
): HTMLFormElement {
  const input = el('input', {
    type: 'password',
    name: 'password',
    autocomplete: 'off',
    required: true,
    maxLength: PASSWORD_MAX_LENGTH,
    'aria-label': text('password'),
    'aria-invalid': wasWrong || undefined,
    'aria-describedby': wasWrong ? 'password-error' : undefined,
  });
  const reveal = el('button', { type: 'button', className: 'field-action' });
  const drawReveal = () => {
    const isHidden = input.type === 'password';
    reveal.setAttribute('aria-label', text(isHidden ? 'passwordShow' : 'passwordHide'));
    reveal.replaceChildren(icon(isHidden ? Eye : EyeOff, 18));
  };
  reveal.onclick = () => {
    input.type = input.type === 'password' ? 'text' : 'password';
    drawReveal();
  };
  drawReveal();
  const form = el(
    'form',
    { className: 'door-form' },
    el('div', { className: 'field-row' }, input, reveal),
    wasWrong && el('p', { id: 'password-error', className: 'field-error', role: 'alert' }, text('passwordWrong')),
    el(
      'div',
      { className: 'door-actions' },
      el('button', { type: 'button', className: 'button', textContent: text('cancel'), onclick: actions.onCancel }),
      el('button', { type: 'submit', className: 'button button-main', textContent: text('join') }),
    ),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (input.value) actions.onPassword(input.value);
  });
  queueMicrotask(() => input.focus());
  return form;
}
