import { Crown, Hand, type IconNode, Megaphone, MicOff, MicVocal, Pin, PinOff, Star, StarOff, Volume2 } from 'lucide';
import type { Participant } from '../../protocol/messages.ts';
import { el, icon } from '../ui/dom.ts';
import type { CrowdParts } from './CrowdParts.ts';
import type { CrowdTextKey } from './crowdText.ts';

interface Item {
  label: string;
  icon: IconNode;
  onChoose(): void;
}

/**
 * Opens a menu for the actions that do not fit into a person's row. It offers the person's volume and pin to everybody,
 * and rarer actions to hosts.
 */
export function openPersonMenu(button: HTMLElement, person: Participant, isRaised: boolean, parts: CrowdParts): void {
  const { session, output, text, openPopover } = parts;
  const isSelf = person.id === session.self.value?.id;
  const rows = getItems(person, isRaised, isSelf, parts).map(({ label, icon: node, onChoose }) =>
    el(
      'button',
      {
        type: 'button',
        className: 'menu-item',
        onclick: () => {
          menu.hidePopover();
          onChoose();
        },
      },
      icon(node, 20),
      el('span', { className: 'menu-label' }, label),
    ),
  );
  const volume = el('input', {
    type: 'range',
    min: '0',
    max: '100',
    step: '5',
    value: String(Math.round(output.getVolume(person.id) * 100)),
    'aria-label': text('volumeOf', { name: person.name }),
    oninput: () => output.setVolume(person.id, Number(volume.value) / 100),
  });
  const volumeRow = !isSelf && el('div', { className: 'menu-volume' }, icon(Volume2, 20), volume);
  const body = el('div', { className: 'more' }, ...rows, volumeRow);
  const menu = openPopover(button, text('moreAbout', { name: person.name }), body);
  menu.addEventListener('toggle', () => {
    if (menu.isConnected || button.isConnected) return;
    // The row was redrawn meanwhile and has a new button.
    document.querySelector<HTMLElement>(`[data-participant="${person.id}"] [data-act="more"]`)?.focus();
  });
}

function getItems(
  { id, name, role, audioMuted, isAudience }: Participant,
  isRaised: boolean,
  isSelf: boolean,
  { session, view, text }: CrowdParts,
): Item[] {
  const item = (key: CrowdTextKey, node: IconNode, onChoose: () => void, isFit = true): Item[] =>
    isFit ? [{ label: text(key, { name }), icon: node, onChoose }] : [];
  const isPinned = view.pinned.value === id;
  const pin = item(isPinned ? 'unpin' : 'pin', isPinned ? PinOff : Pin, () => view.togglePin(id));
  if (!session.isModerator) return pin;
  const { featured, audience, forbidden = [] } = session.room.value ?? {};
  const isFeatured = featured === id;
  const onSelf = { type: 'feature', participantId: isFeatured ? undefined : id } as const;
  const isMember = role !== 'moderator' && !isSelf;
  const mayUnmute = role === 'moderator' || !(isAudience || forbidden.includes('microphone'));
  return [
    ...pin,
    ...item(isFeatured ? 'unfeature' : 'feature', isFeatured ? StarOff : Star, () => session.moderate(onSelf)),
    ...item(
      isAudience ? 'letSpeak' : 'endSpeaking',
      isAudience ? MicVocal : MicOff,
      () => session.moderate({ type: 'setSpeaker', participantId: id, allowed: isAudience === true }),
      isMember && audience === true,
    ),
    ...item(
      'askUnmute',
      Megaphone,
      () => session.moderate({ type: 'askUnmute', participantId: id }),
      !isSelf && audioMuted && mayUnmute,
    ),
    ...item('muteOthers', MicOff, () => session.moderate({ type: 'mute', mediaType: 'audio', but: id })),
    ...item('lowerTheirHand', Hand, () => session.moderate({ type: 'lowerHand', participantId: id }), isRaised),
    ...item('promote', Crown, () => session.moderate({ type: 'grantModerator', participantId: id }), isMember),
  ];
}
