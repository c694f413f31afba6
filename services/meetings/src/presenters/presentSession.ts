import type { MeetingSession } from '@meet/meetings-contract';
import type { Deps } from '../Deps.ts';
import type { AttendanceRecord } from '../models/attendanceModel.ts';
import type { MeetingRecord } from '../models/meetingModel.ts';
import type { RoomRecord } from '../models/roomModel.ts';
import type { RoomAccess } from '../policies/accessToRoom.ts';
import { getHostConfiguration } from '../policies/getHostConfiguration.ts';
import { isPaid } from '../policies/isPaid.ts';
import { mayKnowMeeting } from '../policies/mayKnowMeeting.ts';
import { areRecordingsOpen } from '../recordings/areRecordingsOpen.ts';
import { getPhoto } from '../policies/getPhoto.ts';

/**
 * Presents a room to a person with this access. Only hosts get the password. A person who has not passed the password
 * gets only the fields that its form needs.
 */
export async function presentRoom(
  deps: Deps,
  room: RoomRecord,
  access: RoomAccess,
  meeting: MeetingRecord | null,
  attendance: AttendanceRecord | null,
) {
  const knows = mayKnowMeeting(room, access, meeting, attendance);
  const configuration = await getHostConfiguration(deps, room.ownerId);
  return {
    roomId: room._id,
    subject: (knows && meeting?.subject) || '',
    ownerName: knows ? room.ownerName : '',
    meetingStartTime: (knows && meeting?.startedAt) || null,
    meetingMaxDurationInMin: deps.settings.FREE_MEETING_MAX_MINUTES,
    isMeetingPaid: meeting?.isPaid ?? (await isPaid(deps, room)),
    passwordRequired: room.sealedPassword !== null,
    password: access.isHost && room.sealedPassword ? deps.sealer.open(room.sealedPassword) : null,
    lobby: room.lobby ?? configuration.lobby,
    startMode: meeting?.startMode ?? configuration.startMode,
    userIsMeetingOwner: access.isOwner,
    userHasAccessToStartMeeting: access.mayStart,
    userIsInSameGroupAsOwnerAsModerator: access.isGroupModerator,
    jitsiDomain: deps.roomServer.domain,
    jitsiScriptUrl: deps.roomServer.scriptUrl,
  };
}

/** Presents the data with which a participant's browser enters, including the room token. */
export async function presentSession(
  deps: Deps,
  room: RoomRecord,
  access: RoomAccess,
  meeting: MeetingRecord | null,
  attendance: AttendanceRecord,
  sessionId: string | undefined,
): Promise<MeetingSession> {
  const now = deps.now();
  const jwt = await deps.tokens.sign(
    {
      roomId: room._id,
      participantKey: attendance._id,
      accountId: attendance.accountId,
      name: attendance.name,
      email: attendance.email,
      avatar: await getPhoto(deps, attendance.accountId),
      isModerator: access.isHost,
      sessionId,
    },
    now,
  );
  return {
    ...(await presentRoom(deps, room, access, meeting, attendance)),
    meetingId: room._id,
    isOwner: access.isOwner,
    meetingEndTime: (mayKnowMeeting(room, access, meeting, attendance) && meeting?.endsAt) || null,
    serverTime: now,
    heartbeatCallRateInMins: deps.settings.HEARTBEAT_MINUTES,
    meetingContactHistoryId: attendance._id,
    participantName: attendance.name,
    participantEmail: attendance.email,
    jwt,
    mayRecord: access.isHost && areRecordingsOpen(deps),
  };
}
