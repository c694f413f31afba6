export {
  CONTACT_HISTORY_RETRY_MS,
  CONTACT_HISTORY_TRIES,
  FREE_MEETING_PARTICIPANTS,
  MEETING_END_GRACE_MS,
  MEETING_LIMITS,
  PLACED_CALL_SHOWN_MS,
  RING_MS,
  ROOM_TYPE,
  START_MODE,
} from './meetingLimits.ts';
export type { RoomType, StartMode } from './meetingLimits.ts';
export { meetingsErrors } from './errors.ts';
export { participantName } from './participantName.ts';
export { groupName, meetingPassword, roomLabel, subject } from './fields.ts';
export { greetedName } from './greetedName.ts';
export { JOIN_NAME_KEY, seatKey } from './arrivalKeys.ts';
export { guestJoinForm, memberJoinForm, visitorJoinForm, joinsByEmail } from './joinForms.ts';
export type { JoinFormValues } from './joinForms.ts';
export { meetingDetailsForm, participantInviteEmail } from './participantInviteForm.ts';
export type { ParticipantInviteContext } from './participantInviteForm.ts';
export { schedulingFields } from './schedulingFields.ts';
export { startOptionsForm } from './startOptionsForm.ts';
export { createMeeting } from './createMeeting.ts';
export { deleteCustomRoom } from './deleteCustomRoom.ts';
export { editCustomRoom } from './editCustomRoom.ts';
export { editPersonalMeetingId } from './editPersonalMeetingId.ts';
export { getOwnedRoomIds } from './getOwnedRoomIds.ts';
export { getPersonalMeetingId } from './getPersonalMeetingId.ts';
export type { MeetingOption } from './meetingOptions.ts';
export { endMeeting } from './endMeeting.ts';
export { getMeetingSummary } from './getMeetingSummary.ts';
export { rateMeeting } from './rateMeeting.ts';
export type { MeetingQuality } from './meetingQuality.ts';
export { getMeetingData } from './getMeetingData.ts';
export { getMeetingSessionId } from './getMeetingSessionId.ts';
export { getMobileAccess } from './getMobileAccess.ts';
export { heartbeat } from './heartbeat.ts';
export { joinMeeting } from './joinMeeting.ts';
export { startMeeting } from './startMeeting.ts';
export { startMeetingFor } from './startMeetingFor.ts';
export { updateContactHistoryParticipantId } from './updateContactHistoryParticipantId.ts';
export { updateMeeting } from './updateMeeting.ts';
export type { MeetingSession } from './meetingSession.ts';
export { openMeetingChat } from './openMeetingChat.ts';
export { getRoomOwner } from './getRoomOwner.ts';
export { getMeetingByEmail } from './getMeetingByEmail.ts';
export { getMeetingIdJoinEmail } from './getMeetingIdJoinEmail.ts';
export { getRoomIdByAliasAndLabel } from './getRoomIdByAliasAndLabel.ts';
export { getJoinedMeetingsHistory } from './getJoinedMeetingsHistory.ts';
export { getOngoingMeetings } from './getOngoingMeetings.ts';
export { toggleMeetingFavorite } from './toggleMeetingFavorite.ts';
export type { JoinHistoryEntry } from './getJoinedMeetingsHistory.ts';
export type { OngoingMeeting } from './getOngoingMeetings.ts';
export type { PastMeeting } from './pastMeeting.ts';
export { getMeetingsHistory } from './getMeetingsHistory.ts';
export { createGroupWithInvitedContacts } from './createGroupWithInvitedContacts.ts';
export { getStartMeetingConfiguration } from './getStartMeetingConfiguration.ts';
export { inviteContactToMeeting } from './inviteContactToMeeting.ts';
export { sendEmailWhenStartMeeting } from './sendEmailWhenStartMeeting.ts';
export { startMeetingWithContacts } from './startMeetingWithContacts.ts';
export type { MeetingPerson } from './getStartMeetingConfiguration.ts';
export { getHostMeetingConfiguration } from './getHostMeetingConfiguration.ts';
export { updateHostMeetingConfiguration } from './updateHostMeetingConfiguration.ts';
export type { HostMeetingConfiguration } from './hostMeetingConfiguration.ts';
export { answerRing } from './answerRing.ts';
export { callAgain } from './callAgain.ts';
export { cancelRings } from './cancelRings.ts';
export { getRings } from './getRings.ts';
export { getPlacedCalls } from './getPlacedCalls.ts';
export { RING_MANNERS, RING_STATES } from './ring.ts';
export type { PlacedCall, Ring, RingManner, RingState } from './ring.ts';
export { cancelScheduledMeeting } from './cancelScheduledMeeting.ts';
export { closeCalendarFeed } from './closeCalendarFeed.ts';
export { changeScheduledMeeting } from './changeScheduledMeeting.ts';
export { getCalendarFeed } from './getCalendarFeed.ts';
export { getScheduledMeetings } from './getScheduledMeetings.ts';
export { scheduleMeeting } from './scheduleMeeting.ts';
export type { ScheduledMeeting } from './scheduledMeeting.ts';
export { getRoomChat } from './getRoomChat.ts';
export { getRoomSettings } from './getRoomSettings.ts';
export { listAccountsInMeetings } from './listAccountsInMeetings.ts';
export { listMeetingChannels } from './listMeetingChannels.ts';
export { roomChanged } from './roomChanged.ts';
export { roomEnded } from './roomEnded.ts';
export { roomMessage } from './roomMessage.ts';
export { roomLobbyChanged } from './roomLobbyChanged.ts';
export { roomParticipantJoined } from './roomParticipantJoined.ts';
export { roomParticipantLeft } from './roomParticipantLeft.ts';
export type { RoomChatLine } from './roomChatLine.ts';
export { roomOccupants } from './roomOccupants.ts';
export { roomsOpened } from './roomsOpened.ts';
export { changeOpenRoom } from './changeOpenRoom.ts';
export { closeRoom } from './closeRoom.ts';
export type { RoomEndReason } from './closeRoom.ts';
export { showRoomChat } from './showRoomChat.ts';
export { tellOccupants } from './tellOccupants.ts';
export {
  meetingEnded,
  meetingLobbyChanged,
  meetingOccupancyChanged,
  meetingCallChanged,
  meetingRing,
  meetingRingEnded,
  meetingStarted,
  scheduledMeetingsChanged,
  meetingsEvents,
  roomsStartedAnew,
} from './events.ts';
