import { Ellipsis, MessageSquare, Mic, MicOff, MonitorUp, MonitorX, PhoneOff, Users, Video, VideoOff } from 'lucide';
import { observeAll } from '../Behavior.ts';
import { text } from '../i18n/texts.ts';
import { canShareScreen } from '../media/LocalMedia.ts';
import { toKey } from '../roomKeys.ts';
import { Control } from './controls.ts';
import { el, show } from './dom.ts';
import { isWanted } from './isWanted.ts';
import { openLeaveMenu } from './LeaveMenu.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { type MoreMenuParts, openMoreMenu } from './openMoreMenu.ts';

const UNREAD_SHOWN_MAX = 99;

/** Creates the bar of the person's actions at the foot of the room: five main buttons, More for the rest, and Leave. */
export function createControlBar(parts: MoreMenuParts): HTMLElement {
  const { session, media, view, actions, buttons } = parts;
  const create = (name: string, onClick: () => unknown) =>
    new Control({ name, shortcut: toKey(name), onClick: () => void onClick() });
  const microphone = create('microphone', actions.toggleAudio);
  const camera = create('camera', actions.toggleVideo);
  const screen = create('desktop', () => actions.toggleShareScreen());
  const chat = create('chat', actions.toggleChat);
  const people = create('participants-pane', actions.toggleParticipantsPane);
  const more = create('more', () => openMoreMenu(more.element, parts));
  const leave = create('hangup', () =>
    session.isModerator && isAwaited(session) ? openLeaveMenu(leave.element, session) : session.leave(),
  );
  leave.element.classList.add('control-leave');
  more.element.setAttribute('aria-haspopup', 'dialog');
  for (const { element } of [screen, people]) element.classList.add('only-wide');
  // The style sheet draws the numbers, as they are not part of the buttons' text.
  const count = el('span', { className: 'control-count', 'aria-hidden': true });
  const unread = el('span', { className: 'control-count control-unread', 'aria-hidden': true });
  people.face.append(count);
  chat.face.append(unread);

  observeAll(
    [
      session.self,
      session.others,
      media.microphone,
      media.camera,
      media.screen,
      view.isPaneOpen,
      view.isChatOpen,
      view.unread,
      session.chat.rules,
    ],
    () => {
      const { muted, problem } = media.microphone.value;
      microphone.draw({
        icon: muted ? MicOff : Mic,
        label: text(muted ? 'unmute' : 'mute'),
        caption: text('microphoneShort'),
        off: muted,
        warning: Boolean(problem),
      });
      const off = media.camera.value.muted;
      camera.draw({
        icon: off ? VideoOff : Video,
        label: text(off ? 'startCamera' : 'stopCamera'),
        caption: text('cameraShort'),
        off,
        warning: Boolean(media.camera.value.problem),
      });
      const isSharing = media.screen.value !== undefined;
      screen.draw({
        icon: isSharing ? MonitorX : MonitorUp,
        label: text(isSharing ? 'stopSharing' : 'shareScreen'),
        caption: text(isSharing ? 'stopSharingShort' : 'shareScreenShort'),
        pressed: isSharing,
      });
      chat.draw({
        icon: MessageSquare,
        label: view.unread.value > 0 ? text('chatUnread', { count: view.unread.value }) : text('chat'),
        caption: text('chat'),
        pressed: view.isChatOpen.value,
      });
      unread.dataset.count = String(Math.min(view.unread.value, UNREAD_SHOWN_MAX));
      show(unread, view.unread.value > 0);
      show(chat.element, session.chat.rules.value !== undefined && isWanted('chat', buttons));
      const present = session.others.value.length + 1;
      people.draw({
        icon: Users,
        label: `${text('participantsPane')}: ${text('participants', { count: present })}`,
        caption: text('participantsPane'),
        pressed: view.isPaneOpen.value,
      });
      count.dataset.count = String(present);
      more.draw({ icon: Ellipsis, label: text('more'), caption: text('more') });
      leave.draw({ icon: PhoneOff, label: text('leave'), caption: text('leaveCaption') });
    },
  );

  const shown = [microphone, camera, canShareScreen() && screen, chat, people, more, leave];
  const bar = el(
    'div',
    { className: 'controls', role: 'toolbar', 'aria-label': text('controls') },
    ...shown.map((control) => control && control.element),
  );
  for (const button of bar.querySelectorAll<HTMLElement>('[data-control]')) {
    const name = button.dataset.control ?? '';
    if (name !== 'more' && !isWanted(name, buttons)) show(button, false);
  }
  return bar;
}

/** Returns whether ending the meeting for all affects anybody else. */
const isAwaited = ({ others, knockers }: RoomSession) => others.value.length + knockers.value.length > 0;
