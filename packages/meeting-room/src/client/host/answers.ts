import type { ApiQuestion } from '../../protocol/apiNames.ts';
import type { Participant } from '../../protocol/messages.ts';
import type { RoomParts } from './RoomParts.ts';

export type Answers = Record<ApiQuestion, (...args: unknown[]) => unknown>;

interface Device {
  deviceId: string;
  groupId: string;
  kind: string;
  label: string;
}

/** What each function of the IFrame API resolves with, in Jitsi's shapes. */
export function createAnswers({ session, media, view, actions }: RoomParts): Answers {
  const setDevice =
    (kind: 'audioInput' | 'audioOutput' | 'videoInput', deviceKind: string) => async (label: unknown, id?: unknown) => {
      const device = media.devices.value.find(
        (known) => known.kind === deviceKind && (known.deviceId === id || known.label === label),
      );
      if (!device) throw new Error(`There is no such device: ${String(label ?? id)}`);
      await actions.chooseDevice(kind, device.deviceId);
    };

  return {
    getAvailableDevices: () => presentDevices(media.devices.value),
    getContentSharingParticipants: () => ({ sharingParticipantIds: sharersOf(session) }),
    getCurrentDevices: () => currentDevices(media),
    getRoomsInfo: () => ({ rooms: [presentRoom(session)] }),
    getSessionId: () => session.room.value?.sessionId ?? '',
    isAudioAvailable: () => media.microphone.value.problem === undefined,
    isAudioMuted: () => media.microphone.value.muted,
    isDeviceChangeAvailable: (type) => type !== 'output' || 'setSinkId' in HTMLMediaElement.prototype,
    isDeviceListAvailable: () => 'mediaDevices' in navigator,
    isModerationOn: () => false,
    isMultipleAudioInputSupported: () => false,
    isParticipantForceMuted: () => false,
    isParticipantsPaneOpen: () => view.isPaneOpen.value,
    isSharingScreen: () => media.screen.value !== undefined,
    isVideoAvailable: () => media.camera.value.problem === undefined,
    isVideoMuted: () => media.camera.value.muted,
    setAudioInputDevice: setDevice('audioInput', 'audioinput'),
    setAudioOutputDevice: setDevice('audioOutput', 'audiooutput'),
    setVideoInputDevice: setDevice('videoInput', 'videoinput'),
  };
}

export function sharersOf(session: RoomParts['session']): string[] {
  const everyone = [session.self.value, ...session.others.value].filter((one) => one !== undefined);
  return everyone.filter(({ sharing }) => sharing).map(({ id }) => id);
}

export function presentDevices(devices: readonly MediaDeviceInfo[]) {
  const ofKind = (kind: string) => devices.filter((device) => device.kind === kind).map(presentDevice);
  return { audioInput: ofKind('audioinput'), audioOutput: ofKind('audiooutput'), videoInput: ofKind('videoinput') };
}

const presentDevice = ({ deviceId, groupId, kind, label }: MediaDeviceInfo): Device => ({
  deviceId,
  groupId,
  kind,
  label,
});

function currentDevices({ microphone, camera, devices, chosen }: RoomParts['media']) {
  const find = (kind: string, id: string | undefined) => {
    const ofKind = devices.value.filter((device) => device.kind === kind);
    const device = ofKind.find(({ deviceId }) => deviceId === id) ?? ofKind[0];
    return device && presentDevice(device);
  };
  return {
    audioInput: find('audioinput', microphone.value.track?.getSettings().deviceId),
    audioOutput: find('audiooutput', chosen.value.audioOutput),
    videoInput: find('videoinput', camera.value.track?.getSettings().deviceId),
  };
}

function presentRoom(session: RoomParts['session']) {
  const name = session.room.value?.name ?? '';
  const present = ({ id, name: displayName, role, avatarUrl }: Participant) => ({
    id,
    jid: `${name}/${id}`,
    role,
    displayName,
    avatarUrl,
  });
  const everyone = [session.self.value, ...session.others.value].filter((one) => one !== undefined);
  return { isMainRoom: true, id: name, jid: name, participants: everyone.map(present) };
}
