import type { ApiCommand, ApiEvent } from '../../protocol/apiNames.ts';
import type { MediaType } from '../../protocol/messages.ts';
import type { RoomParts } from './RoomParts.ts';

export type Commands = Record<ApiCommand, (...args: unknown[]) => void>;

/** Host page that receives events. */
interface Host {
  send(name: ApiEvent, data?: object): void;
}

/** Creates the commands of the IFrame API. Arguments come from outside, so each command validates its own. */
export function createCommands({ session, output, view, actions, recording }: RoomParts, host: Host): Commands {
  const pin = (id: unknown, videoType?: unknown) =>
    view.pinned.next(id ? `${String(id)}${videoType === 'desktop' ? ':screen' : ''}` : undefined);
  const getMediaType = (value: unknown): MediaType => (value === 'video' ? 'video' : 'audio');

  return {
    answerKnockingParticipant: (id, approved) =>
      session.moderate({ type: 'answerKnock', id: String(id), admitted: approved === true }),
    displayName: (name) => session.change({ name: String(name ?? '') }),
    email: (email) => session.change({ email: String(email ?? '') }),
    endConference: () => session.moderate({ type: 'end' }),
    grantModerator: (id) => session.moderate({ type: 'grantModerator', participantId: String(id) }),
    hangup() {
      if (session.phase.value.name === 'over') host.send('readyToClose');
      else session.leave();
    },
    kickParticipant: (id) => session.moderate({ type: 'kick', participantId: String(id) }),
    localSubject: (subject) => view.localSubject.next(String(subject ?? '')),
    muteEveryone: (mediaType) => session.moderate({ type: 'mute', mediaType: getMediaType(mediaType) }),
    muteRemoteParticipant: (id, mediaType) =>
      session.moderate({ type: 'mute', participantId: String(id), mediaType: getMediaType(mediaType) }),
    password(password) {
      if (session.phase.value.name === 'joined')
        session.moderate({ type: 'setPassword', password: String(password ?? '') });
      else session.givePassword(String(password ?? ''));
    },
    pinParticipant: pin,
    setLargeVideoParticipant: pin,
    setParticipantVolume: (id, volume) => output.setVolume(String(id), Number(volume) || 0),
    setTileView: (enabled) => setTileView(view, enabled === true),
    setVideoQuality(height) {
      if (!(Number(height) > 0)) return;
      session.roomMedia.setHeightLimit(Number(height));
      host.send('videoQualityChanged', { videoQuality: session.roomMedia.heightLimit });
    },
    startRecording: (options) => recording?.start(String((options as { type?: unknown } | undefined)?.type)),
    stopRecording: () => void recording?.stop(),
    subject: (subject) => session.moderate({ type: 'setSubject', subject: String(subject ?? '') }),
    toggleAudio: () => actions.toggleAudio(),
    toggleLobby: (enabled) => session.moderate({ type: 'setLobby', enabled: enabled === true }),
    toggleParticipantsPane: (open) => view.isPaneOpen.next(typeof open === 'boolean' ? open : !view.isPaneOpen.value),
    toggleRaiseHand: () => actions.toggleRaiseHand(),
    toggleShareScreen: () => void actions.toggleShareScreen(),
    toggleTileView: () => view.toggleLayout(),
    toggleVideo: () => actions.toggleVideo(),
    toggleWhiteboard: () => actions.toggleWhiteboard(),
  };
}

function setTileView(view: RoomParts['view'], enabled: boolean): void {
  if (enabled) view.pinned.next(undefined);
  view.layout.next(enabled ? 'grid' : 'spotlight');
}
