import { Clock, DoorClosed, KeyRound, LoaderCircle, Mic, MicOff, Video, VideoOff } from 'lucide';
import { observeAll } from '../Behavior.ts';
import type { WaitReason } from '../../protocol/messages.ts';
import { type TextKey, text } from '../i18n/texts.ts';
import type { LocalMedia } from '../media/LocalMedia.ts';
import type { RoomActions } from '../RoomActions.ts';
import type { Phase, RoomSession } from '../session/RoomSession.ts';
import { Control } from './controls.ts';
import { el, icon, show } from './dom.ts';
import { createPasswordForm } from './PasswordForm.ts';

type IconNode = typeof Clock;

/** Shows the steps before the room (joining, password, waiting) with a preview of oneself. */
export function createDoor(session: RoomSession, media: LocalMedia, actions: RoomActions): HTMLElement {
  const preview = el('video', { autoplay: true, muted: true, playsInline: true, className: 'door-preview' });
  const body = el('div', { className: 'door-body' });
  const microphone = new Control({ name: 'door-microphone', onClick: actions.toggleAudio });
  const camera = new Control({ name: 'door-camera', onClick: actions.toggleVideo });
  const picture = el(
    'div',
    { className: 'door-picture' },
    el('span', { className: 'door-off' }, icon(VideoOff, 28)),
    preview,
    el('div', { className: 'door-controls' }, microphone.element, camera.element),
  );
  const door = el('section', { className: 'door' }, el('div', { className: 'door-card' }, picture, body));

  observeAll([media.microphone, media.camera, session.phase], () => {
    // Once the person is in the room, a second picture of them would only cost performance.
    const track = isBefore(session.phase.value) ? media.camera.value.track : undefined;
    const stream = preview.srcObject as MediaStream | null;
    if (stream?.getVideoTracks()[0] !== track) preview.srcObject = track ? new MediaStream([track]) : null;
    show(preview, track !== undefined);
    const { muted } = media.microphone.value;
    microphone.draw({ icon: muted ? MicOff : Mic, label: text(muted ? 'unmute' : 'mute'), off: muted });
    const off = media.camera.value.muted;
    camera.draw({ icon: off ? VideoOff : Video, label: text(off ? 'startCamera' : 'stopCamera'), off });
  });
  session.phase.subscribe((phase) => {
    show(door, isBefore(phase));
    body.replaceChildren(...getContent(phase, session));
  });
  return door;
}

/** Texts for people who wait, by reason. */
const WAITING: Record<WaitReason, { node: IconNode; title: TextKey; hint: TextKey }> = {
  lobby: { node: DoorClosed, title: 'waitingTitle', hint: 'waitingHint' },
  'host-away': { node: Clock, title: 'hostAwayTitle', hint: 'hostAwayHint' },
  'host-left': { node: Clock, title: 'hostLeftTitle', hint: 'hostLeftHint' },
  'not-started': { node: Clock, title: 'notStartedTitle', hint: 'notStartedHint' },
  'host-back': { node: Clock, title: 'hostLeftTitle', hint: 'hostBackHint' },
};

const isBefore = ({ name }: Phase) => name !== 'joined' && name !== 'over';

function getContent(phase: Phase, session: RoomSession): Node[] {
  switch (phase.name) {
    case 'ready': {
      const join = el('button', {
        type: 'button',
        className: 'button button-main button-large',
        textContent: text('join'),
        onclick: () => session.join(),
      });
      return [...headed(Video, text('readyTitle')), join];
    }
    case 'joining':
      return [el('p', { className: 'door-joining', role: 'status' }, icon(LoaderCircle, 22), text('joining'))];
    case 'password':
      return [
        ...headed(KeyRound, text('passwordTitle'), text('passwordHint')),
        createPasswordForm(phase.wasWrong, {
          onPassword: (password) => session.givePassword(password),
          onCancel: () => session.leave(),
        }),
      ];
    case 'waiting': {
      const { node, title, hint } = WAITING[phase.reason];
      const leave = el('button', {
        type: 'button',
        className: 'button',
        textContent: text('leaveShort'),
        onclick: () => session.leave(),
      });
      return [el('div', { role: 'status' }, ...headed(node, text(title), text(hint))), leave];
    }
    default:
      return [];
  }
}

const headed = (node: IconNode, title: string, hint?: string): Node[] => [
  el('span', { className: 'door-icon' }, icon(node, 24)),
  el('h1', {}, title),
  ...(hint ? [el('p', { className: 'door-hint' }, hint)] : []),
];
