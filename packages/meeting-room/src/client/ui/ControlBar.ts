import {
  ChevronUp,
  Hand,
  LayoutGrid,
  MessageSquare,
  Mic,
  MicOff,
  MonitorUp,
  MonitorX,
  PanelsTopLeft,
  PencilLine,
  PhoneOff,
  Users,
  Video,
  VideoOff,
} from 'lucide';
import { observeAll } from '../Behavior.ts';
import { text } from '../i18n/texts.ts';
import type { RoomActions } from '../RoomActions.ts';
import type { LocalMedia } from '../media/LocalMedia.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { Control } from './controls.ts';
import { openDeviceMenu } from './DeviceMenu.ts';
import { el, icon, show } from './dom.ts';
import { isWanted } from './isWanted.ts';
import { openLeaveMenu } from './LeaveMenu.ts';
import type { View } from './View.ts';

export interface ControlBarParts {
  session: RoomSession;
  media: LocalMedia;
  view: View;
  actions: RoomActions;
  /** Names of Jitsi's toolbar buttons; all when left out. */
  buttons?: readonly string[];
}

const UNREAD_SHOWN_MAX = 99;

/** What the person can do, at the foot of the room. */
export function createControlBar({ session, media, view, actions, buttons }: ControlBarParts): HTMLElement {
  const microphone = new Control({ name: 'microphone', shortcut: 'm', onClick: actions.toggleAudio });
  const camera = new Control({ name: 'camera', shortcut: 'v', onClick: actions.toggleVideo });
  const screen = new Control({ name: 'desktop', shortcut: 'd', onClick: () => void actions.toggleShareScreen() });
  const hand = new Control({ name: 'raisehand', shortcut: 'r', onClick: actions.toggleRaiseHand });
  const layout = new Control({ name: 'tileview', shortcut: 'w', onClick: () => view.toggleLayout() });
  const board = new Control({ name: 'whiteboard', shortcut: 'b', onClick: actions.toggleWhiteboard });
  const chat = new Control({ name: 'chat', shortcut: 'c', onClick: actions.toggleChat });
  const people = new Control({ name: 'participants-pane', shortcut: 'p', onClick: actions.toggleParticipantsPane });
  const leave = new Control({
    name: 'hangup',
    onClick: () =>
      session.isModerator && session.others.value.length > 0 ? openLeaveMenu(leave.element, session) : session.leave(),
  });
  leave.element.classList.add('control-leave');
  const count = el('span', { className: 'control-count', 'aria-hidden': true });
  const unread = el('span', { className: 'control-count control-unread', 'aria-hidden': true });
  const devices = el(
    'button',
    {
      type: 'button',
      className: 'control-devices',
      'data-control': 'settings',
      title: text('devices'),
      'aria-label': text('devices'),
      'aria-haspopup': 'dialog',
    },
    icon(ChevronUp, 16),
  );
  devices.onclick = () => openDeviceMenu(devices, media, actions);
  const canShare = 'getDisplayMedia' in (navigator.mediaDevices ?? {});

  observeAll(
    [
      session.self,
      session.others,
      session.knockers,
      media.microphone,
      media.camera,
      media.screen,
      view.arrangement,
      view.isPaneOpen,
      view.isBoardOpen,
      view.isChatOpen,
      view.unread,
      session.chat.rules,
    ],
    () => {
      const { muted, problem } = media.microphone.value;
      microphone.draw({
        icon: muted ? MicOff : Mic,
        label: text(muted ? 'unmute' : 'mute'),
        off: muted,
        warning: Boolean(problem),
      });
      const off = media.camera.value.muted;
      camera.draw({
        icon: off ? VideoOff : Video,
        label: text(off ? 'startCamera' : 'stopCamera'),
        off,
        warning: Boolean(media.camera.value.problem),
      });
      const isSharing = media.screen.value !== undefined;
      screen.draw({
        icon: isSharing ? MonitorX : MonitorUp,
        label: text(isSharing ? 'stopSharing' : 'shareScreen'),
        pressed: isSharing,
      });
      const isRaised = (session.self.value?.handRaisedAt ?? 0) > 0;
      hand.draw({ icon: Hand, label: text(isRaised ? 'lowerHand' : 'raiseHand'), pressed: isRaised });
      layout.draw(
        view.isTileView
          ? { icon: PanelsTopLeft, label: text('showSpotlight') }
          : { icon: LayoutGrid, label: text('showGrid') },
      );
      board.draw({ icon: PencilLine, label: text('whiteboard'), pressed: view.isBoardOpen.value });
      chat.draw({
        icon: MessageSquare,
        label: view.unread.value > 0 ? text('chatUnread', { count: view.unread.value }) : text('chat'),
        pressed: view.isChatOpen.value,
      });
      unread.textContent = String(Math.min(view.unread.value, UNREAD_SHOWN_MAX));
      chat.element.append(unread);
      show(unread, view.unread.value > 0);
      show(chat.element, session.chat.rules.value !== undefined && isWanted('chat', buttons));
      const present = session.others.value.length + 1;
      people.draw({
        icon: Users,
        label: `${text('participantsPane')}: ${text('participants', { count: present })}`,
        pressed: view.isPaneOpen.value,
      });
      count.textContent = String(present);
      people.element.append(count);
      people.element.classList.toggle('control-knocked', session.knockers.value.length > 0);
      leave.draw({ icon: PhoneOff, label: text('leave') });
      show(layout.element, session.others.value.length > 0 && isWanted('tileview', buttons));
    },
  );

  const bar = el(
    'div',
    { className: 'controls', role: 'toolbar', 'aria-label': text('controls') },
    el('div', { className: 'controls-media' }, microphone.element, camera.element, devices),
    canShare && screen.element,
    hand.element,
    board.element,
    layout.element,
    chat.element,
    people.element,
    leave.element,
  );
  for (const button of bar.querySelectorAll<HTMLElement>('[data-control]')) {
    if (!isWanted(button.dataset.control ?? '', buttons)) show(button, false);
  }
  return bar;
}
