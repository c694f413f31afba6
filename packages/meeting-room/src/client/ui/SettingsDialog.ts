import { generateRoomPassword, isGuessable } from '@meet/contracts/passwords';
import { MEDIA_SOURCES, type MediaSource } from '../../protocol/mediaSources.ts';
import { PASSWORD_MAX_LENGTH, SUBJECT_MAX_LENGTH } from '../../protocol/limits.ts';
import { text } from '../i18n/texts.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { openDialog } from './dialog.ts';
import { el } from './dom.ts';

/** Opens the dialog in which hosts set the subject, the password, the lobby and participants' rights. */
export function openSettingsDialog(session: RoomSession): void {
  const room = session.room.value;
  if (!room) return;
  const subject = el('input', {
    type: 'text',
    value: room.subject,
    maxLength: SUBJECT_MAX_LENGTH,
    name: 'subject',
    dir: 'auto',
  });
  const password = el('input', {
    type: 'text',
    maxLength: PASSWORD_MAX_LENGTH,
    id: 'room-password',
    name: 'room-password',
    autocomplete: 'off',
    placeholder: room.passwordSet ? text('passwordKeep') : '',
    'aria-describedby': 'password-hint',
    oninput: () => drawHint(),
  });
  const hint = el('small', { id: 'password-hint', 'aria-live': 'polite' });
  const drawHint = () => {
    hint.textContent = text(isGuessable(password.value) ? 'passwordGuessable' : 'passwordSetHint');
  };
  drawHint();
  const generate = el('button', {
    type: 'button',
    className: 'button',
    textContent: text('passwordGenerate'),
    onclick: () => {
      password.value = generateRoomPassword();
      drawHint();
    },
  });
  const removal = el('input', { type: 'checkbox', name: 'remove-password' });
  const lobby = el('input', { type: 'checkbox', role: 'switch', checked: room.lobby, name: 'lobby' });
  const { forbidden } = room;
  const rights = MEDIA_SOURCES.map((name) =>
    el('input', { type: 'checkbox', name, checked: !forbidden?.includes(name) }),
  );
  const form = el(
    'form',
    { method: 'dialog', className: 'settings' },
    el('label', { className: 'field' }, el('span', {}, text('subject')), subject),
    el(
      'div',
      { className: 'field' },
      el('label', { htmlFor: 'room-password' }, text('password')),
      el('div', { className: 'field-pair' }, password, generate),
      hint,
    ),
    room.passwordSet && el('label', { className: 'check' }, removal, text('passwordRemove')),
    el('label', { className: 'check' }, lobby, el('span', {}, text('lobby'), el('small', {}, text('lobbyHint')))),
    forbidden &&
      el(
        'fieldset',
        { className: 'rights' },
        el('legend', {}, text('participantsMay')),
        ...rights.map((box, at) => el('label', { className: 'check' }, box, text(`may_${MEDIA_SOURCES[at]!}`))),
      ),
    el(
      'footer',
      {},
      el('button', { type: 'button', className: 'button', textContent: text('cancel'), onclick: () => dialog.close() }),
      el('button', { type: 'submit', className: 'button button-main', textContent: text('save') }),
    ),
  );
  form.addEventListener('submit', () => {
    if (subject.value.trim() !== room.subject) session.moderate({ type: 'setSubject', subject: subject.value.trim() });
    if (password.value || removal.checked) session.moderate({ type: 'setPassword', password: password.value });
    const [microphone, camera, screen] = rights.map(({ checked }) => checked) as [boolean, boolean, boolean];
    if (forbidden && rights.some(({ name, checked }) => checked === forbidden.includes(name as MediaSource)))
      session.moderate({ type: 'setRights', microphone, camera, screen });
    if (lobby.checked !== room.lobby) session.moderate({ type: 'setLobby', enabled: lobby.checked });
  });
  const dialog = openDialog({ title: text('security') }, form);
}
