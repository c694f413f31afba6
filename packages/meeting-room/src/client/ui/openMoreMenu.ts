import {
  Captions as CaptionsIcon,
  ChartBar,
  CircleDot,
  Hand,
  Image as ImageIcon,
  type IconNode,
  Keyboard,
  LayoutGrid,
  Maximize,
  Minimize,
  MonitorUp,
  MonitorX,
  NotebookPen,
  PanelsTopLeft,
  PencilLine,
  PictureInPicture2,
  ScrollText,
  Settings2,
  SlidersHorizontal,
  SwitchCamera,
  Users,
} from 'lucide';
import { REACTIONS } from '../../protocol/reactions.ts';
import { canFillScreen, fillsScreen } from '../fullScreen.ts';
import type { RoomRecording } from '../host/RoomParts.ts';
import { text } from '../i18n/texts.ts';
import type { Captions } from '../media/Captions.ts';
import type { FloatingPicture } from '../media/FloatingPicture.ts';
import { type LocalMedia, canShareScreen } from '../media/LocalMedia.ts';
import { canDrawBackground } from '../backgroundChoice.ts';
import type { RoomActions } from '../RoomActions.ts';
import { toKey } from '../roomKeys.ts';
import type { RoomSession } from '../session/RoomSession.ts';
import { openDeviceMenu } from './DeviceMenu.ts';
import { el, icon } from './dom.ts';
import { isWanted } from './isWanted.ts';
import { openKeysDialog } from './openKeysDialog.ts';
import { openPopover } from './popover.ts';
import { reactionName } from './reactionName.ts';
import type { OpenBackground } from './loadBackground.ts';
import { openSettingsDialog } from './SettingsDialog.ts';
import type { View } from './View.ts';

export interface MoreMenuParts {
  session: RoomSession;
  media: LocalMedia;
  view: View;
  actions: RoomActions;
  floating: FloatingPicture;
  captions: Captions;
  openBackground: OpenBackground;
  /** Undefined if the host page keeps no recordings. */
  recording?: RoomRecording | undefined;
  /** Names of Jitsi's toolbar buttons to show; all if undefined. */
  buttons?: readonly string[];
}

interface Item {
  /** Jitsi's name of the button, or one of the room's own. */
  name: string;
  icon: IconNode;
  label: string;
  /** Text that the person should read before choosing. */
  hint?: string | undefined;
  pressed?: boolean;
  /** True if the button stands in the control bar on a wide window. */
  onlyNarrow?: boolean;
  onChoose(): unknown;
}

/**
 * Opens the menu of less frequent actions. Reactions come first, then the hand, the layout, and the sound and picture
 * that others receive.
 */
export function openMoreMenu(button: HTMLElement, parts: MoreMenuParts): void {
  const close = () => menu.hidePopover();
  const rows = getItems(button, parts)
    .filter(({ name }) => isWanted(name, parts.buttons))
    .map((item) => createRow(item, close));
  const reactions = isWanted('reactions', parts.buttons) ? [createReactions(parts, close)] : [];
  const body = el('div', { className: 'more' }, ...reactions, ...rows);
  const menu = openPopover(button, text('more'), body);
}

function getItems(button: HTMLElement, parts: MoreMenuParts): Item[] {
  const { session, media, view, actions, floating, captions, openBackground, recording } = parts;
  const isRecording = recording?.isOn.value === true;
  const isTranscribed = session.room.value?.transcribed === true;
  const isRaised = (session.self.value?.handRaisedAt ?? 0) > 0;
  const isSharing = media.screen.value !== undefined;
  const items: (Item | false)[] = [
    {
      name: 'raisehand',
      icon: Hand,
      label: text(isRaised ? 'lowerHand' : 'raiseHand'),
      pressed: isRaised,
      onChoose: actions.toggleRaiseHand,
    },
    canShareScreen() && {
      name: 'desktop',
      icon: isSharing ? MonitorX : MonitorUp,
      label: text(isSharing ? 'stopSharing' : 'shareScreen'),
      onlyNarrow: true,
      onChoose: () => actions.toggleShareScreen(),
    },
    {
      name: 'participants-pane',
      icon: Users,
      label: text('participantsPane'),
      onlyNarrow: true,
      onChoose: actions.toggleParticipantsPane,
    },
    media.canFlipCamera && {
      name: 'toggle-camera',
      icon: SwitchCamera,
      label: text('flipCamera'),
      onChoose: () => media.flipCamera(),
    },
    session.others.value.length > 0 && {
      name: 'tileview',
      icon: view.isTileView ? PanelsTopLeft : LayoutGrid,
      label: text(view.isTileView ? 'showSpotlight' : 'showGrid'),
      onChoose: () => view.toggleLayout(),
    },
    canFillScreen() && {
      name: 'fullscreen',
      icon: fillsScreen() ? Minimize : Maximize,
      label: text(fillsScreen() ? 'exitFullScreen' : 'fullScreen'),
      onChoose: actions.toggleFullScreen,
    },
    floating.isPossible && {
      name: 'pip',
      icon: PictureInPicture2,
      label: text('floatPicture'),
      pressed: floating.isOpen,
      onChoose: () => floating.toggle(),
    },
    captions.isPossible && {
      name: 'closedcaptions',
      icon: CaptionsIcon,
      label: text('captions'),
      hint: text('captionsHint'),
      pressed: captions.isOn.value,
      onChoose: () => captions.toggle(),
    },
    {
      name: 'whiteboard',
      icon: PencilLine,
      label: text('whiteboard'),
      pressed: view.isBoardOpen.value,
      onChoose: actions.toggleWhiteboard,
    },
    session.polls.rules.value !== undefined && {
      name: 'polls',
      icon: ChartBar,
      label: text('polls'),
      pressed: view.isPollsOpen.value,
      onChoose: () => view.isPollsOpen.update((open) => !open),
    },
    session.notes.rules.value !== undefined && {
      name: 'notes',
      icon: NotebookPen,
      label: text('notes'),
      pressed: view.isNotesOpen.value,
      onChoose: () => view.isNotesOpen.update((open) => !open),
    },
    session.offersTranscript &&
      session.isModerator && {
        name: 'transcript',
        icon: ScrollText,
        label: text(isTranscribed ? 'stopTranscript' : 'keepTranscript'),
        hint: isTranscribed ? undefined : text('transcriptHint'),
        pressed: isTranscribed,
        onChoose: () => session.keepTranscript(!isTranscribed),
      },
    // Only the person who records can end the recording.
    recording !== undefined &&
      session.isModerator &&
      (isRecording || !session.room.value?.recorded) && {
        name: 'recording',
        icon: CircleDot,
        label: text(isRecording ? 'stopRecording' : 'record'),
        pressed: isRecording,
        onChoose: () => recording.toggle(),
      },
    canDrawBackground() && {
      name: 'select-background',
      icon: ImageIcon,
      label: text('background'),
      onChoose: openBackground,
    },
    {
      name: 'settings',
      icon: SlidersHorizontal,
      label: text('devices'),
      onChoose: () => openDeviceMenu(button, { media, actions, session }),
    },
    session.isModerator && {
      name: 'security',
      icon: Settings2,
      label: text('security'),
      onChoose: () => openSettingsDialog(session),
    },
    { name: 'shortcuts', icon: Keyboard, label: text('keys'), onChoose: openKeysDialog },
  ];
  return items.filter((item) => item !== false);
}

function createRow(
  { name, icon: node, label, hint, pressed, onlyNarrow, onChoose }: Item,
  close: () => void,
): HTMLElement {
  const key = toKey(name);
  return el(
    'button',
    {
      type: 'button',
      className: onlyNarrow ? 'menu-item only-narrow' : 'menu-item',
      'data-control': name,
      'aria-pressed': pressed === undefined ? undefined : String(pressed),
      'aria-keyshortcuts': key,
      onclick: () => {
        close();
        onChoose();
      },
    },
    icon(node, 20),
    el('span', { className: 'menu-label' }, label, hint !== undefined && el('small', { className: 'menu-hint' }, hint)),
    key !== undefined && el('kbd', { 'aria-hidden': true }, key.toUpperCase()),
  );
}

function createReactions({ session }: MoreMenuParts, close: () => void): HTMLElement {
  const buttons = REACTIONS.map((reaction, index) =>
    el('button', {
      type: 'button',
      className: 'reaction',
      textContent: reaction,
      title: reactionName(index),
      'aria-label': reactionName(index),
      onclick: () => {
        close();
        session.react(index);
      },
    }),
  );
  return el('div', { className: 'reactions', role: 'group', 'aria-label': text('reactions') }, ...buttons);
}
