import { observeAll } from './Behavior.ts';
import { text } from './i18n/texts.ts';
import type { AudioOutput } from './media/AudioOutput.ts';
import type { Captions } from './media/Captions.ts';
import type { LocalMedia } from './media/LocalMedia.ts';
import type { MediaProblem } from './media/mediaProblem.ts';
import type { RoomActions } from './RoomActions.ts';
import type { RoomIncident, RoomSession } from './session/RoomSession.ts';
import { playKnock } from './playKnock.ts';
import type { Notices } from './ui/Notices.ts';
import { shownName } from './ui/shownName.ts';
import { openSettingsDialog } from './ui/SettingsDialog.ts';

export interface AnnounceParts {
  session: RoomSession;
  media: LocalMedia;
  output: AudioOutput;
  notices: Notices;
  actions: RoomActions;
  captions: Captions;
}

/** Notifies the person of events that they may not see on the stage. */
export function announce(parts: AnnounceParts): void {
  const { session, notices } = parts;
  session.incident.subscribe((incident) => announceIncident(incident, parts));
  announceConnection(parts);
  announceDeviceProblems(parts);
  let wasRecorded = false;
  let wasTranscribed = false;
  session.room.subscribe((room) => {
    const isTranscribed = room?.transcribed ?? false;
    if (isTranscribed !== wasTranscribed) announceTranscript(isTranscribed, parts);
    wasTranscribed = isTranscribed;
    const isRecorded = room?.recorded ?? false;
    if (isRecorded && !wasRecorded) notices.keep({ key: 'recorded', message: text('recordedNotice') });
    if (!isRecorded && wasRecorded) notices.notify({ key: 'recorded', message: text('recordedEnd') });
    wasRecorded = isRecorded;
  });
  parts.media.screen.changes.subscribe((screen) => {
    if (!screen) {
      notices.withdraw('sharing');
      if (parts.media.forbids('screen'))
        notices.notify({ key: 'share', message: text('screenForbidden'), tone: 'warning' });
      return;
    }
    const stop = { label: text('stopSharing'), onChoose: () => parts.media.stopSharing() };
    notices.ask({ key: 'sharing', message: text(screen.audio ? 'sharingNow' : 'sharingMute'), actions: [stop] });
  });
  parts.output.isBlocked.subscribe((blocked) => {
    if (!blocked) return notices.withdraw('sound');
    const play = { label: text('playNow'), isMain: true, onChoose: () => parts.output.unblock() };
    notices.ask({ key: 'sound', message: text('playBlocked'), actions: [play] });
  });
}

/** Everyone learns that captions are kept. People decide for themselves whether their own speech is captioned. */
function announceTranscript(isTranscribed: boolean, { notices, captions }: AnnounceParts): void {
  const key = 'transcribed';
  if (!isTranscribed) return notices.notify({ key, message: text('transcribedEnd') });
  const notice = { key, message: text('transcribedNotice') };
  if (captions.isOn.value || !captions.canListen) return notices.keep(notice);
  const turnOn = { label: text('captionsTurnOn'), isMain: true, onChoose: () => captions.isOn.next(true) };
  notices.ask({
    ...notice,
    detail: text('transcribedDetail'),
    actions: [{ label: text('notNow'), onChoose: () => undefined }, turnOn],
  });
}

function announceIncident(incident: RoomIncident, { session, notices }: AnnounceParts): void {
  switch (incident.kind) {
    case 'joined':
      return notices.notify({
        key: 'people',
        message: text('joinedNotice', { name: shownName(incident.participant) }),
      });
    case 'left': {
      const key = incident.reason === 'kicked' ? 'kickedNotice' : 'leftNotice';
      return notices.notify({ key: 'people', message: text(key, { name: shownName(incident.participant) }) });
    }
    case 'muted': {
      const key = incident.mediaType === 'audio' ? 'mutedBySomeone' : 'cameraStoppedBySomeone';
      const by = session.participant(incident.by);
      const name = by ? shownName(by) : text('moderator');
      return notices.notify({ key: 'muted', message: text(key, { name }) });
    }
    case 'changed': {
      const { before, after } = incident;
      const isSelf = after.id === session.self.value?.id;
      if (!isSelf && before.handRaisedAt === 0 && after.handRaisedAt > 0)
        notices.notify({ key: 'hand', message: text('handNotice', { name: shownName(after) }) });
      if (isSelf && before.role !== after.role && after.role === 'moderator')
        notices.notify({ key: 'role', message: text('nowModerator') });
      return;
    }
    case 'guessing': {
      const change = { label: text('security'), isMain: true, onChoose: () => openSettingsDialog(session) };
      const actions = [{ label: text('goOn'), onChoose: () => undefined }, change];
      return notices.ask({ key: 'guessing', message: text('guessing'), tone: 'warning', actions });
    }
    case 'transcriptRefused':
      return notices.notify({
        key: 'transcript',
        message: text(incident.isFull ? 'transcriptFull' : 'transcriptFailed'),
        tone: 'warning',
      });
    case 'knocked':
      return playKnock();
  }
}

function announceConnection({ session, notices }: AnnounceParts): void {
  let announced: TroubleText | undefined;
  const { connection, roomMedia, room, phase } = session;
  observeAll([connection.isConnected, roomMedia.isConnected, roomMedia.isAway, room, phase], () => {
    if (phase.value.name !== 'joined') return;
    const trouble = findTrouble(session);
    if (trouble === announced) return;
    announced = trouble;
    if (trouble) notices.keep({ key: 'connection', message: text(trouble), tone: 'warning' });
    else notices.notify({ key: 'connection', message: text('reconnected') });
  });
}

type TroubleText = 'reconnecting' | 'mediaLost' | 'mediaAway' | 'mediaDirect';

function findTrouble({ connection, roomMedia, room }: RoomSession): TroubleText | undefined {
  if (!connection.isConnected.value) return 'reconnecting';
  if (!roomMedia.isConnected.value) return roomMedia.isAway.value ? 'mediaAway' : 'mediaLost';
  return room.value?.isMesh && 'mediaDirect';
}

function announceDeviceProblems({ media, notices }: AnnounceParts): void {
  const announced = new Map<string, MediaProblem | undefined>();
  observeAll([media.microphone, media.camera], () => {
    const [audio, video] = [media.microphone.value.problem, media.camera.value.problem];
    // Announces a problem once if both devices have it.
    const isShared = audio !== undefined && audio === video;
    notifyProblem('both', isShared ? audio : undefined);
    notifyProblem('audio', isShared ? undefined : audio);
    notifyProblem('video', isShared ? undefined : video);
  });

  function notifyProblem(devices: 'both' | 'audio' | 'video', problem: MediaProblem | undefined): void {
    // A problem that the person dismissed stays dismissed until a different one occurs.
    if (announced.get(devices) === problem) return;
    announced.set(devices, problem);
    if (!problem) return notices.withdraw(devices);
    const retry = () => {
      announced.delete(devices);
      void (devices === 'both' ? media.unmuteBoth() : media.setMuted(devices, false));
    };
    notices.ask({
      key: devices,
      message: text(problem === 'background' ? 'video_background' : `${devices}_${problem}`),
      tone: 'warning',
      actions: [
        { label: text('goOn'), onChoose: () => undefined },
        { label: text('tryAgain'), isMain: true, onChoose: retry },
      ],
    });
  }
}
