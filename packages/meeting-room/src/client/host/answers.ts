import type { ApiQuestion } from '../../protocol/apiNames.ts';
import type { DeviceChoice } from '../media/devices.ts';
import type { Participant } from '../../protocol/messages.ts';
import type { RoomParts } from './RoomParts.ts';

export type Answers = Record<ApiQuestion, (...args: unknown[]) => unknown>;

interface Device {
  deviceId: string;
  groupId: string;
  kind: string;
  label: string;
}

/** Creates the answers to the IFrame API's functions, in the same shapes as Jitsi's. */
export function createAnswers({ session, media, view, actions }: RoomParts): Answers {
  const setDevice = (kind: keyof DeviceChoice) => async (label: unknown, id?: unknown) => {
    const device = media.getDevices(kind).find((known) => known.deviceId === id || known.label === label);
    if (!device) throw new Error(`There is no such device: ${String(label ?? id)}`);
    await actions.chooseDevice(kind, device.deviceId);
  };

  return {
    getAvailableDevices: () => presentDevices(media),
    getContentSharingParticipants: () => ({ sharingParticipantIds: getSharers(session) }),
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
    setAudioInputDevice: setDevice('audioInput'),
    setAudioOutputDevice: setDevice('audioOutput'),
    setVideoInputDevice: setDevice('videoInput'),
  };
}

export function getSharers(session: RoomParts['session']): string[] {
  return session.everyone.filter(({ sharing }) => sharing).map(({ id }) => id);
}

export function presentDevices(media: RoomParts['media']) {
  const ofKind = (kind: keyof DeviceChoice) => media.getDevices(kind).map(presentDevice);
  return { audioInput: ofKind('audioInput'), audioOutput: ofKind('audioOutput'), videoInput: ofKind('videoInput') };
}

const presentDevice = ({ deviceId, groupId, kind, label }: MediaDeviceInfo): Device => ({
  deviceId,
  groupId,
  kind,
  label,
});

function currentDevices(media: RoomParts['media']) {
  const find = (kind: keyof DeviceChoice) => {
    const ofKind = media.getDevices(kind);
    const device = ofKind.find(({ deviceId }) => deviceId === media.deviceInUse(kind)) ?? ofKind[0];
    return device && presentDevice(device);
  };
  return {
    audioInput: find('audioInput'),
    audioOutput: find('audioOutput'),
    videoInput: find('videoInput'),
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
  return { isMainRoom: true, id: name, jid: name, participants: session.everyone.map(present) };
}
