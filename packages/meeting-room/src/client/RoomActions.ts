import { toggleFullScreen } from './fullScreen.ts';
import { text } from './i18n/texts.ts';
import type { AudioOutput } from './media/AudioOutput.ts';
import type { LocalMedia } from './media/LocalMedia.ts';
import type { RoomSession } from './session/RoomSession.ts';
import type { Notices } from './ui/Notices.ts';
import type { View } from './ui/View.ts';

export interface RoomActions {
  toggleAudio(): void;
  toggleVideo(): void;
  toggleShareScreen(): Promise<void>;
  toggleRaiseHand(): void;
  toggleParticipantsPane(): void;
  toggleWhiteboard(): void;
  toggleChat(): void;
  toggleFullScreen(): Promise<void>;
  chooseDevice(kind: 'audioInput' | 'audioOutput' | 'videoInput', deviceId: string): Promise<void>;
}

export interface RoomActionParts {
  session: RoomSession;
  media: LocalMedia;
  output: AudioOutput;
  view: View;
  notices: Notices;
}

/** Creates the actions that buttons, keys and the host page's commands share. */
export function createRoomActions({ session, media, output, view, notices }: RoomActionParts): RoomActions {
  return {
    toggleAudio: () => void media.setMuted('audio', !media.microphone.value.muted),
    toggleVideo: () => void media.setMuted('video', !media.camera.value.muted),
    toggleRaiseHand: () => session.change({ handRaised: session.self.value?.handRaisedAt === 0 }),
    toggleParticipantsPane: () => view.isPaneOpen.update((open) => !open),
    toggleWhiteboard: () => view.isBoardOpen.update((open) => !open),
    toggleChat: () => view.isChatOpen.update((open) => !open && session.chat.rules.value !== undefined),
    toggleFullScreen,

    async toggleShareScreen() {
      if (media.screen.value) return media.stopSharing();
      try {
        // The browser's picker may stay open for a long time, and a host may forbid the screen meanwhile.
        const isShared = !media.forbids('screen') && (await media.shareScreen());
        if (!isShared && media.forbids('screen'))
          notices.notify({ key: 'share', message: text('screenForbidden'), tone: 'warning' });
      } catch (error) {
        const wantsClick = (error as { name?: unknown }).name === 'InvalidStateError';
        if (!wantsClick) return notices.notify({ key: 'share', message: text('shareFailed'), tone: 'warning' });
        // The browser opens its picker only on a click in this page itself.
        notices.ask({
          key: 'share',
          message: text('startSharingTitle'),
          detail: text('startSharingHint'),
          actions: [
            { label: text('startSharing'), isMain: true, onChoose: () => void this.toggleShareScreen() },
            { label: text('notNow'), onChoose: () => undefined },
          ],
        });
      }
    },

    async chooseDevice(kind, deviceId) {
      await media.choose(kind, deviceId);
      if (kind === 'audioOutput') output.setSpeaker(deviceId);
    },
  };
}
