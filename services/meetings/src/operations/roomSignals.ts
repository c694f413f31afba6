import {
  getRoomSettings as getRoomSettingsCall,
  listAccountsInMeetings as listAccountsInMeetingsCall,
  listMeetingChannels as listMeetingChannelsCall,
  meetingLobbyChanged,
  roomChanged as roomChangedCall,
  roomEnded as roomEndedCall,
  roomLobbyChanged as roomLobbyChangedCall,
  roomParticipantJoined as roomParticipantJoinedCall,
  roomParticipantLeft as roomParticipantLeftCall,
} from '@meet/meetings-contract';
import { meetingChannel, userChannel } from '@meet/contracts/events';
import { defineOperation } from '../defineOperation.ts';
import { findLiveMeeting } from '../live/ensureLiveMeeting.ts';
import { finishMeeting } from '../live/finishMeeting.ts';
import { seatParticipant } from '../live/seatParticipant.ts';
import { unseatParticipant } from '../live/unseatParticipant.ts';
import { tellOfWaiting } from '../notices/tellOfWaiting.ts';
import { hostConfigurationOf } from '../policies/hostConfigurationOf.ts';
import { findRoom } from '../rooms/findRoom.ts';

export const roomParticipantJoined = defineOperation(roomParticipantJoinedCall, async (signal, { deps }) => {
  await seatParticipant(deps, signal);
  return {};
});

export const roomParticipantLeft = defineOperation(roomParticipantLeftCall, async (signal, { deps }) => {
  await unseatParticipant(deps, signal);
  return {};
});

/** The room's own end: a host ended it, or everybody left, which may be a reload. */
export const roomEnded = defineOperation(roomEndedCall, async ({ roomId, reason }, { deps }) => {
  const meeting = await findLiveMeeting(deps, roomId);
  if (meeting && reason === 'host') await finishMeeting(deps, meeting, 'host');
  return {};
});

export const roomLobbyChanged = defineOperation(roomLobbyChangedCall, async (input, { deps, publish }) => {
  const room = await findRoom(deps, input.roomId);
  const { name, ...change } = input;
  const isMeetingLive = (await findLiveMeeting(deps, room._id)) !== null;
  await publish(userChannel(room.ownerId), meetingLobbyChanged, { ...change, waitingName: name, isMeetingLive });
  if (input.waits && !isMeetingLive) await tellOfWaiting(deps, room, name);
  return {};
});

export const roomChanged = defineOperation(roomChangedCall, async ({ roomId, password, lobby, subject }, { deps }) => {
  const room = await findRoom(deps, roomId);
  const changes = {
    ...(password !== undefined && { sealedPassword: password ? deps.sealer.seal(password) : null }),
    ...(lobby !== undefined && { lobby }),
  };
  if (Object.keys(changes).length) await deps.rooms.updateOne({ _id: room._id }, { $set: changes });
  if (subject !== undefined) await deps.meetings.updateOne({ roomId, live: true }, { $set: { subject } });
  return {};
});

export const getRoomSettings = defineOperation(getRoomSettingsCall, async ({ roomId }, { deps }) => {
  const room = await deps.rooms.findById(roomId).lean();
  if (!room) return { exists: false, lobby: true, waitForModerator: true };
  const [meeting, host] = await Promise.all([findLiveMeeting(deps, roomId), hostConfigurationOf(deps, room.ownerId)]);
  const removed =
    meeting && (await deps.attendances.find({ meetingId: meeting._id, removed: true }, { _id: 1 }).lean());
  return {
    exists: true,
    ...(room.sealedPassword && { password: deps.sealer.open(room.sealedPassword) }),
    lobby: room.lobby ?? host.lobby,
    waitForModerator: host.waitForHost,
    ...(meeting?.subject && { subject: meeting.subject }),
    ...(meeting && { startedAt: meeting.startedAt }),
    ...(removed?.length && { barred: removed.map(({ _id }) => _id) }),
  };
});

export const listMeetingChannels = defineOperation(listMeetingChannelsCall, async (asked, { deps }) => {
  const live = await deps.meetings
    .find({ accountIds: { $in: asked.accountIds }, live: true }, { roomId: 1, accountIds: 1 })
    .lean();
  const isAsked = new Set(asked.accountIds);
  const memberships = live.flatMap(({ roomId, accountIds }) =>
    accountIds.filter((id) => isAsked.has(id)).map((accountId) => ({ accountId, channel: meetingChannel(roomId) })),
  );
  return { memberships };
});

export const listAccountsInMeetings = defineOperation(listAccountsInMeetingsCall, async (input, { deps }) => {
  const present = await deps.attendances
    .find({ accountId: { $in: input.accountIds }, present: true }, { accountId: 1 })
    .lean();
  return { accountIds: [...new Set(present.flatMap(({ accountId }) => accountId ?? []))] };
});
