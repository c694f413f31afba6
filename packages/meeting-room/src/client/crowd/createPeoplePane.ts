import { Crown, Hand, Mic, MicOff, UserRoundX, Video, VideoOff, X } from 'lucide';
import type { Participant } from '../../protocol/messages.ts';
import { observeAll } from '../Behavior.ts';
import { text } from '../i18n/texts.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { avatar } from './avatar.ts';
import { confirm } from './dialog.ts';
import { el, icon, show } from './dom.ts';
import { handOrder } from './handOrder.ts';
import type { View } from './View.ts';

/** Everyone by name; hosts mute, promote and remove from here. */
export function createParticipantsPane(session: RoomSession, view: View): HTMLElement {
  const heading = el('h2', {});
  const list = el('ul', { className: 'people' });
  const muteAll = el('button', {
    type: 'button',
    className: 'button pane-mute-all',
    textContent: text('muteAll'),
    onclick: () => session.moderate({ type: 'mute', mediaType: 'audio' }),
  });
  const close = el(
    'button',
    {
      type: 'button',
      className: 'dialog-close',
      'aria-label': text('close'),
      onclick: () => view.isPaneOpen.next(false),
    },
    icon(X, 18),
  );
  const pane = el(
    'aside',
    { className: 'pane', 'aria-label': text('participantsPane') },
    el('header', {}, heading, close),
    list,
    muteAll,
  );

  observeAll([session.self, session.others, view.isPaneOpen], () => {
    show(pane, view.isPaneOpen.value);
    if (!view.isPaneOpen.value) return;
    const people = session.everyone;
    heading.textContent = text('participants', { count: people.length });
    const hands = handOrder(people);
    list.replaceChildren(...people.map((person) => createPerson(person, hands.get(person.id), session)));
    show(muteAll, session.isModerator && people.length > 1);
  });
  return pane;
}

function createPerson(person: Participant, handNumber: number | undefined, session: RoomSession): HTMLElement {
  const isSelf = person.id === session.self.value?.id;
  const notes = [
    person.role === 'moderator' && text('moderator'),
    person.isGuest && text('guest'),
    !person.connected && text('reconnectingPerson'),
  ];
  const row = el(
    'li',
    { className: 'person', 'data-participant': person.id },
    avatar(person),
    el(
      'div',
      { className: 'person-name' },
      el('span', {}, isSelf ? text('selfName', { name: person.name }) : person.name),
      el('small', {}, notes.filter(Boolean).join(' · ')),
    ),
    handNumber !== undefined &&
      el(
        'span',
        {
          className: 'person-hand',
          role: 'img',
          'aria-label': `${text('handRaised')}, ${text('handNumber', { number: handNumber })}`,
        },
        icon(Hand, 16),
        String(handNumber),
      ),
  );
  if (session.isModerator && !isSelf) row.append(...createModeration(person, session));
  else
    row.append(
      status(person.audioMuted, MicOff, Mic, 'muted'),
      status(person.videoMuted, VideoOff, Video, 'cameraOff'),
    );
  return row;
}

function createModeration(
  { id, name, audioMuted, videoMuted, role }: Participant,
  session: RoomSession,
): HTMLElement[] {
  const act = (label: string, node: typeof Mic, isDone: boolean, onclick: () => void) =>
    el(
      'button',
      { type: 'button', className: 'person-action', title: label, 'aria-label': label, disabled: isDone, onclick },
      icon(node, 16),
    );
  const remove = async () => {
    const question = { title: text('kickQuestion', { name }), hint: text('kickHint'), action: text('remove') };
    if (await confirm(question)) session.moderate({ type: 'kick', participantId: id });
  };
  return [
    act(text('mutePerson', { name }), audioMuted ? MicOff : Mic, audioMuted, () =>
      session.moderate({ type: 'mute', participantId: id, mediaType: 'audio' }),
    ),
    act(text('stopCameraOf', { name }), videoMuted ? VideoOff : Video, videoMuted, () =>
      session.moderate({ type: 'mute', participantId: id, mediaType: 'video' }),
    ),
    act(text('promotePerson', { name }), Crown, role === 'moderator', () =>
      session.moderate({ type: 'grantModerator', participantId: id }),
    ),
    act(text('kickPerson', { name }), UserRoundX, false, () => void remove()),
  ];
}

function status(isOff: boolean, off: typeof Mic, on: typeof Mic, label: 'muted' | 'cameraOff'): HTMLElement {
  return isOff
    ? el(
        'span',
        { className: 'person-status person-status-off', role: 'img', 'aria-label': text(label) },
        icon(off, 16),
      )
    : el('span', { className: 'person-status' }, icon(on, 16));
}
