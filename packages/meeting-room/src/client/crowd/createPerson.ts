import { EllipsisVertical, Hand, Mic, MicOff, UserRoundX, Video, VideoOff } from 'lucide';
import type { Participant } from '../../protocol/messages.ts';
import { avatar } from '../ui/avatar.ts';
import { el, icon } from '../ui/dom.ts';
import type { CrowdParts } from './CrowdParts.ts';
import { openPersonMenu } from './openPersonMenu.ts';

/** Creates one row of the list: the person, and the actions that the viewer may take on them. */
export function createPerson(person: Participant, handNumber: number | undefined, parts: CrowdParts): HTMLElement {
  const { session, text } = parts;
  const isSelf = person.id === session.self.value?.id;
  const notes = [
    person.role === 'moderator' && text('moderator'),
    person.isGuest && text('guest'),
    person.isAudience && text('audience'),
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
  if (session.isModerator && !isSelf) row.append(...createModeration(person, parts));
  else
    row.append(
      status(person.audioMuted, MicOff, Mic, text('muted')),
      status(person.videoMuted, VideoOff, Video, text('cameraOff')),
    );
  if (!isSelf || session.isModerator) row.append(createMore(person, handNumber !== undefined, parts));
  return row;
}

function createMore(person: Participant, isRaised: boolean, parts: CrowdParts): HTMLElement {
  const label = parts.text('moreAbout', { name: person.name });
  const more: HTMLButtonElement = el(
    'button',
    {
      type: 'button',
      className: 'person-action',
      'data-act': 'more',
      title: label,
      'aria-label': label,
      'aria-haspopup': 'dialog',
      onclick: () => openPersonMenu(more, person, isRaised, parts),
    },
    icon(EllipsisVertical, 16),
  );
  return more;
}

function createModeration(
  { id, name, audioMuted, videoMuted }: Participant,
  { session, text, confirm }: CrowdParts,
): HTMLElement[] {
  const act = (key: string, label: string, node: typeof Mic, isDone: boolean, onclick: () => void) =>
    el(
      'button',
      {
        type: 'button',
        className: 'person-action',
        'data-act': key,
        title: label,
        'aria-label': label,
        disabled: isDone,
        onclick,
      },
      icon(node, 16),
    );
  const remove = async () => {
    const question = { title: text('kickQuestion', { name }), hint: text('kickHint'), action: text('remove') };
    if (await confirm(question)) session.moderate({ type: 'kick', participantId: id });
  };
  return [
    act('mute', text('mutePerson', { name }), audioMuted ? MicOff : Mic, audioMuted, () =>
      session.moderate({ type: 'mute', participantId: id, mediaType: 'audio' }),
    ),
    act('camera', text('stopCameraOf', { name }), videoMuted ? VideoOff : Video, videoMuted, () =>
      session.moderate({ type: 'mute', participantId: id, mediaType: 'video' }),
    ),
    act('remove', text('kickPerson', { name }), UserRoundX, false, () => void remove()),
  ];
}

function status(isOff: boolean, off: typeof Mic, on: typeof Mic, label: string): HTMLElement {
  return isOff
    ? el('span', { className: 'person-status person-status-off', role: 'img', 'aria-label': label }, icon(off, 16))
    : el('span', { className: 'person-status' }, icon(on, 16));
}
