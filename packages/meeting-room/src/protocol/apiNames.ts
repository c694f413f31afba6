/** Part of the IFrame API that the room provides; tests check the script and the page against these lists. */
export const API_COMMANDS = [
  'answerKnockingParticipant',
  'displayName',
  'email',
  'endConference',
  'grantModerator',
  'hangup',
  'kickParticipant',
  'localSubject',
  'muteEveryone',
  'muteRemoteParticipant',
  'password',
  'pinParticipant',
  'setLargeVideoParticipant',
  'setParticipantVolume',
  'setTileView',
  'setVideoQuality',
  'startRecording',
  'stopRecording',
  'subject',
  'toggleAudio',
  'toggleLobby',
  'toggleParticipantsPane',
  'toggleRaiseHand',
  'toggleShareScreen',
  'toggleTileView',
  'toggleVideo',
  'toggleWhiteboard',
] as const;
export type ApiCommand = (typeof API_COMMANDS)[number];

/** Questions that the page answers; the script's functions of the same names resolve to the answers. */
export const API_QUESTIONS = [
  'getAvailableDevices',
  'getContentSharingParticipants',
  'getCurrentDevices',
  'getRoomsInfo',
  'getSessionId',
  'isAudioAvailable',
  'isAudioMuted',
  'isDeviceChangeAvailable',
  'isDeviceListAvailable',
  'isModerationOn',
  'isMultipleAudioInputSupported',
  'isParticipantForceMuted',
  'isParticipantsPaneOpen',
  'isSharingScreen',
  'isVideoAvailable',
  'isVideoMuted',
  'setAudioInputDevice',
  'setAudioOutputDevice',
  'setVideoInputDevice',
] as const;
export type ApiQuestion = (typeof API_QUESTIONS)[number];

export const API_EVENTS = [
  'audioAvailabilityChanged',
  'audioMuteStatusChanged',
  'browserSupport',
  'cameraError',
  'chatUpdated',
  'contentSharingParticipantsChanged',
  'deviceListChanged',
  'displayNameChange',
  'dominantSpeakerChanged',
  'emailChange',
  'errorOccurred',
  'knockingParticipant',
  'largeVideoChanged',
  'micError',
  'participantJoined',
  'participantKickedOut',
  'participantLeft',
  'participantMuted',
  'participantRoleChanged',
  'participantsPaneToggled',
  'passwordRequired',
  'raiseHandUpdated',
  'readyToClose',
  'recordingStatusChanged',
  'screenSharingStatusChanged',
  'subjectChange',
  'tileViewChanged',
  'videoAvailabilityChanged',
  'videoConferenceJoined',
  'videoConferenceLeft',
  'videoMuteStatusChanged',
  'videoQualityChanged',
  'whiteboardStatusChanged',
] as const;
export type ApiEvent = (typeof API_EVENTS)[number];

/**
 * Events in addition to Jitsi's. `recordingWanted`: the host wants to record. `recordingPart`: a part of the recording,
 * as `{ part: Blob }`. `lobbyChanged`: the people who wait for a host, as `{ names: string[] }`, whenever they change.
 */
export const ROOM_EVENTS = ['lobbyChanged', 'recordingPart', 'recordingWanted'] as const;
export type RoomEvent = (typeof ROOM_EVENTS)[number];
