import { observeAll } from './Behavior.ts';
import { text } from './i18n/texts.ts';
import type { AudioOutput } from './media/AudioOutput.ts';
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
}

/** Notifies the person of events that they may not see on the stage. */
export function announce(parts: AnnounceParts): void {
  const { session, notices } = parts;
  session.incident.subscribe((incident) => announceIncident(incident, parts));
  announceConnection(parts);
  announceDeviceProblems(parts);
  let wasRecorded = false;
  session.room.subscribe((room) => {
    const isRecorded = room?.recorded ?? false;
    if (isRecorded && !wasRecorded) notices.keep({ key: 'recorded', message: text('recordedNotice') });
    if (!isRecorded && wasRecorded) notices.tell({ key: 'recorded', message: text('recordedEnd') });
    wasRecorded = isRecorded;
  });
  parts.media.screen.changes.subscribe((screen) => {
    if (!screen) {
      notices.withdraw('sharing');
      if (parts.media.forbids('screen'))
        notices.tell({ key: 'share', message: text('screenForbidden'), tone: 'warning' });
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

function announceIncident(incident: RoomIncident, { session, notices }: AnnounceParts): void {
  switch (incident.kind) {
    case 'joined':
      return notices.tell({ key: 'people', message: text('joinedNotice', { name: shownName(incident.participant) }) });
    case 'left': {
      const key = incident.reason === 'kicked' ? 'kickedNotice' : 'leftNotice';
      return notices.tell({ key: 'people', message: text(key, { name: shownName(incident.participant) }) });
    }
    case 'muted': {
      const key = incident.mediaType === 'audio' ? 'mutedBySomeone' : 'cameraStoppedBySomeone';
      const by = session.participant(incident.by);
      const name = by ? shownName(by) : text('moderator');
      return notices.tell({ key: 'muted', message: text(key, { name }) });
    }
    case 'changed': {
      const { before, after } = incident;
      const isSelf = after.id === session.self.value?.id;
      if (!isSelf && before.handRaisedAt === 0 && after.handRaisedAt > 0)
        notices.tell({ key: 'hand', message: text('handNotice', { name: shownName(after) }) });
      if (isSelf && before.role !== after.role && after.role === 'moderator')
        notices.tell({ key: 'role', message: text('nowModerator') });
      return;
    }
    case 'guessing': {
      const change = { label: text('security'), isMain: true, onChoose: () => openSettingsDialog(session) };
      const actions = [{ label: text('goOn'), onChoose: () => undefined }, change];
      return notices.ask({ key: 'guessing', message: text('guessing'), tone: 'warning', actions });
    }
    case 'knocked':
      return playKnock();
  }
}

function announceConnection({ session, notices }: AnnounceParts): void {
  let told: TroubleText | undefined;
  const { connection, roomMedia, room, phase } = session;
  observeAll([connection.isConnected, roomMedia.isConnected, roomMedia.isAway, room, phase], () => {
    if (phase.value.name !== 'joined') return;
    const trouble = findTrouble(session);
    if (trouble === told) return;
    told = trouble;
    if (trouble) notices.keep({ key: 'connection', message: text(trouble), tone: 'warning' });
    else notices.tell({ key: 'connection', message: text('reconnected') });
  });
}

type TroubleText = 'reconnecting' | 'mediaLost' | 'mediaAway' | 'mediaDirect';

function findTrouble({ connection, roomMedia, room }: RoomSession): TroubleText | undefined {
  if (!connection.isConnected.value) return 'reconnecting';
  if (!roomMedia.isConnected.value) return roomMedia.isAway.value ? 'mediaAway' : 'mediaLost';
  return room.value?.isMesh && 'mediaDirect';
}

function announceDeviceProblems({ media, notices }: AnnounceParts): void {
  const told = new Map<string, MediaProblem | undefined>();
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
    if (told.get(devices) === problem) return;
    told.set(devices, problem);
    if (!problem) return notices.withdraw(devices);
    const retry = () => {
      told.delete(devices);
      void (devices === 'both' ? media.unmuteBoth() : media.setMuted(devices, false));
    };
    notices.ask({
      key: devices,
      message: text(`${devices}_${problem}`),
      tone: 'warning',
      actions: [
        { label: text('goOn'), onChoose: () => undefined },
        { label: text('tryAgain'), isMain: true, onChoose: retry },
      ],
    });
  }
}
