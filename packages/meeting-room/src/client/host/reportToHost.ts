import type { Participant } from '../../protocol/messages.ts';
import type { LocalSource } from '../media/LocalMedia.ts';
import type { OverReason, RoomIncident } from '../session/RoomSession.ts';
import { presentDevices, getSharers } from './answers.ts';
import type { HostPort } from './HostPort.ts';
import type { RoomParts } from './RoomParts.ts';

/** Time that the farewell stays before the host page may remove the frame. */
const FAREWELL_MS = 3_000;

/** Reports events to the host page, with the names and payloads of the IFrame API. */
export function reportToHost(parts: RoomParts, host: HostPort): void {
  reportPhases(parts, host);
  reportPeople(parts, host);
  reportMedia(parts, host);
  reportView(parts, host);
}

function reportPhases({ session, recording }: RoomParts, host: HostPort): void {
  let hasJoined = false;
  session.phase.changes.subscribe((phase) => {
    const roomName = session.room.value?.name ?? '';
    if (phase.name === 'password') host.send('passwordRequired');
    if (phase.name === 'joined' && session.self.value) {
      const { id, role } = session.self.value;
      hasJoined = true;
      host.send('videoConferenceJoined', { roomName, ...presentJoin(session.self.value), breakoutRoom: false });
      host.send('participantRoleChanged', { id, role });
      for (const other of session.others.value) host.send('participantJoined', presentJoin(other));
    }
    if (phase.name !== 'over') return;
    const recorded = recording?.isOn.value ? recording.stop() : undefined;
    const close = () => void (recorded ? recorded.then(() => host.send('readyToClose')) : host.send('readyToClose'));
    reportEnd(phase.why, { roomName: hasJoined ? roomName : undefined, selfId: session.self.value?.id, close }, host);
  });
}

interface End {
  /** Undefined if the person was never in the room. */
  roomName: string | undefined;
  selfId: string | undefined;
  /** Lets the host page remove the frame, after the last part of a recording. */
  close(): void;
}

function reportEnd(why: OverReason, { roomName, selfId, close }: End, host: HostPort): void {
  if (why.kind === 'kicked')
    host.send('participantKickedOut', { kicked: { id: selfId, local: true }, kicker: { id: why.by } });
  if (why.kind === 'refused' || why.kind === 'replaced') host.send('errorOccurred', { error: presentRefusal(why) });
  if (why.kind === 'ended') {
    const error = { type: 'CONFERENCE', name: 'conference.destroyed', message: why.reason, params: [why.reason] };
    host.send('errorOccurred', { error: { ...error, isFatal: true } });
  }
  if (roomName !== undefined) host.send('videoConferenceLeft', { roomName });
  if (why.kind === 'left') close();
  if (why.kind === 'ended') setTimeout(close, FAREWELL_MS);
}

const NOT_ALLOWED = 'conference.connectionError.notAllowed';
/** Jitsi's error names by code, so that host pages written for Jitsi recognize them. */
const ERROR_NAMES: Record<string, string> = {
  TOKEN_INVALID: 'connection.passwordRequired',
  TOKEN_EXPIRED: 'connection.passwordRequired',
  NOT_ALLOWED,
  LOBBY_REFUSED: 'conference.connectionError.accessDenied',
  KICKED: NOT_ALLOWED,
  SIGNED_OUT: NOT_ALLOWED,
  ROOM_FULL: 'conference.max_users',
  MEETING_ENDED: 'conference.destroyed',
  replaced: 'conference.replaced',
};

function presentRefusal(why: Extract<OverReason, { kind: 'refused' | 'replaced' }>) {
  const code = why.kind === 'refused' ? why.code : 'replaced';
  const name = ERROR_NAMES[code] ?? 'conference.connectionError';
  return {
    type: name.startsWith('connection') ? 'CONNECTION' : 'CONFERENCE',
    name,
    message: code,
    isFatal: true,
    details: { code },
  };
}

function reportPeople({ session, speakers, media }: RoomParts, host: HostPort): void {
  session.incident.subscribe((incident) => reportIncident(incident, session.self.value?.id, host));
  const sendParticipants = () => {
    const self = session.self.value;
    const participants = session.everyone.map((one) => ({
      id: one.id,
      displayName: one.name,
      email: one.email,
      avatarURL: one.avatarUrl,
      role: one.role,
      local: one === self,
    }));
    host.sendParticipants(participants, session.roomMedia.heightLimit);
  };
  session.self.changes.subscribe(sendParticipants);
  session.others.changes.subscribe(sendParticipants);
  session.knockers.changes.subscribe((knockers) =>
    host.send('lobbyChanged', { names: knockers.map(({ name }) => name) }),
  );
  session.room.changes.subscribe((room) => host.send('subjectChange', { subject: room?.subject ?? '' }));
  speakers.dominant.changes.subscribe((id) => id && host.send('dominantSpeakerChanged', { id }));
  let sharers = '';
  const reportSharers = () => {
    const data = getSharers(session);
    if (String(data) !== sharers) host.send('contentSharingParticipantsChanged', { data });
    sharers = String(data);
  };
  session.others.changes.subscribe(reportSharers);
  media.screen.changes.subscribe(() => queueMicrotask(reportSharers));
}

function reportIncident(incident: RoomIncident, selfId: string | undefined, host: HostPort): void {
  switch (incident.kind) {
    case 'joined':
      return host.send('participantJoined', presentJoin(incident.participant));
    case 'left': {
      const { id } = incident.participant;
      if (incident.reason === 'kicked')
        host.send('participantKickedOut', { kicked: { id, local: false }, kicker: { id: incident.by } });
      return host.send('participantLeft', { id });
    }
    case 'knocked':
      return host.send('knockingParticipant', {
        participant: { id: incident.knocker.id, name: incident.knocker.name },
      });
    case 'muted':
      return host.send('participantMuted', {
        participantId: selfId,
        isMuted: true,
        mediaType: incident.mediaType,
        isSelfMuted: false,
      });
    case 'changed':
      return reportChange(incident.before, incident.after, host);
  }
}

function reportChange(before: Participant, after: Participant, host: HostPort): void {
  const { id } = after;
  if (before.name !== after.name) {
    host.send('displayNameChange', { id, displayname: after.name, formattedDisplayName: after.name });
  }
  if (before.email !== after.email) host.send('emailChange', { id, email: after.email });
  if (before.role !== after.role) host.send('participantRoleChanged', { id, role: after.role });
  if (before.handRaisedAt !== after.handRaisedAt) host.send('raiseHandUpdated', { id, handRaised: after.handRaisedAt });
}

const presentJoin = ({ id, name, avatarUrl }: Participant) => ({
  id,
  displayName: name,
  formattedDisplayName: name,
  avatarURL: avatarUrl,
});

function reportMedia({ media }: RoomParts, host: HostPort): void {
  reportSource(
    media.microphone,
    { muted: 'audioMuteStatusChanged', available: 'audioAvailabilityChanged', error: 'micError' },
    host,
  );
  reportSource(
    media.camera,
    { muted: 'videoMuteStatusChanged', available: 'videoAvailabilityChanged', error: 'cameraError' },
    host,
  );
  media.screen.changes.subscribe((screen) =>
    host.send('screenSharingStatusChanged', {
      on: screen !== undefined,
      details: { sourceType: screen && getSourceType(screen.video) },
    }),
  );
  media.devices.changes.subscribe(() => host.send('deviceListChanged', { devices: presentDevices(media) }));
}

interface SourceEvents {
  muted: 'audioMuteStatusChanged' | 'videoMuteStatusChanged';
  available: 'audioAvailabilityChanged' | 'videoAvailabilityChanged';
  error: 'micError' | 'cameraError';
}

function reportSource(source: RoomParts['media']['microphone'], events: SourceEvents, host: HostPort): void {
  let last: LocalSource = source.value;
  source.changes.subscribe((next) => {
    if (next.muted !== last.muted) host.send(events.muted, { muted: next.muted });
    const isAvailable = next.problem === undefined;
    if (isAvailable !== (last.problem === undefined)) host.send(events.available, { available: isAvailable });
    if (next.problem && next.problem !== last.problem)
      host.send(events.error, { type: next.problem, message: next.problem });
    last = next;
  });
}

function getSourceType(track: MediaStreamTrack): string | undefined {
  const { displaySurface } = track.getSettings();
  return displaySurface === 'monitor' ? 'screen' : displaySurface === undefined ? undefined : 'window';
}

function reportView({ view, session }: RoomParts, host: HostPort): void {
  let wasTileView: boolean | undefined;
  let large: string | undefined;
  view.arrangement.changes.subscribe(({ spotlight }) => {
    if (wasTileView !== view.isTileView) host.send('tileViewChanged', { enabled: view.isTileView });
    const shown = spotlight?.split(':')[0];
    if (shown && shown !== large) host.send('largeVideoChanged', { id: shown });
    wasTileView = view.isTileView;
    large = shown;
  });
  view.isPaneOpen.changes.subscribe((open) => host.send('participantsPaneToggled', { open }));
  const reportChat = () => host.send('chatUpdated', { isOpen: view.isChatOpen.value, unreadCount: view.unread.value });
  view.isChatOpen.changes.subscribe(reportChat);
  // Deferred, so that the unread count is up to date.
  session.chat.heard.changes.subscribe(() => queueMicrotask(reportChat));
  view.isBoardOpen.changes.subscribe((open) =>
    host.send('whiteboardStatusChanged', { status: open ? 'SHOWN' : 'HIDDEN' }),
  );
}
