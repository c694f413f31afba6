export {
  MEETING_LIMITS,
  RING_MS,
  CONTACT_HISTORY_RETRY_MS,
  CONTACT_HISTORY_TRIES,
  FREE_MEETING_PARTICIPANTS,
  ROOM_TYPE,
  START_MODE,
} from './meetingLimits.ts';
export type { RoomType, StartMode } from './meetingLimits.ts';
export { meetingsErrors } from './errors.ts';
export { participantName } from './participantName.ts';
export { groupName, meetingPassword, roomLabel, subject } from './fields.ts';
export { guestJoinForm, memberJoinForm, visitorJoinForm } from './joinForms.ts';
export type { JoinFormValues } from './joinForms.ts';
export { meetingDetailsForm, participantInviteForm } from './participantInviteForm.ts';
export type { ParticipantInviteContext } from './participantInviteForm.ts';
export { startOptionsForm } from './startOptionsForm.ts';
export {
  createMeeting,
  deleteCustomRoom,
  editCustomRoom,
  editPersonalMeetingId,
  getOwnedRoomIds,
  getPersonalMeetingId,
} from './rooms.ts';
export type { MeetingOption } from './rooms.ts';
export {
  endMeeting,
  getMeetingData,
  getMeetingSessionId,
  getMobileAccess,
  heartbeat,
  joinMeeting,
  startMeeting,
  updateContactHistoryParticipantId,
  updateMeeting,
} from './meetingSession.ts';
export type { MeetingSession } from './meetingSession.ts';
export { openMeetingChat } from './openMeetingChat.ts';
export { getRoomOwner } from './getRoomOwner.ts';
export { getMeetingByEmail, getMeetingIdJoinEmail, getRoomIdByAliasAndLabel } from './joinByEmail.ts';
export { getJoinedMeetingsHistory, getOngoingMeetings, toggleMeetingFavorite } from './joinHistory.ts';
export type { JoinHistoryEntry, OngoingMeeting, PastMeeting } from './joinHistory.ts';
export { getMeetingsHistory } from './meetingsHistory.ts';
export {
  createGroupWithInvitedContacts,
  getStartMeetingConfiguration,
  inviteContactToMeeting,
  sendEmailWhenStartMeeting,
  startMeetingWithContacts,
} from './startWithContacts.ts';
export type { MeetingPerson } from './startWithContacts.ts';
export { getHostMeetingConfiguration, updateHostMeetingConfiguration } from './hostConfiguration.ts';
export type { HostMeetingConfiguration } from './hostConfiguration.ts';
export { answerRing, cancelRings, getRings } from './rings.ts';
export type { Ring } from './rings.ts';
export {
  cancelScheduledMeeting,
  closeCalendarFeed,
  changeScheduledMeeting,
  getCalendarFeed,
  getScheduledMeetings,
  scheduleMeeting,
} from './scheduledMeetings.ts';
export type { ScheduledMeeting } from './scheduledMeetings.ts';
export {
  getRoomChat,
  getRoomSettings,
  listAccountsInMeetings,
  listMeetingChannels,
  roomChanged,
  roomEnded,
  roomGuestMessage,
  roomLobbyChanged,
  roomParticipantJoined,
  roomParticipantLeft,
} from './roomSignals.ts';
export type { RoomChatLine } from './roomSignals.ts';
export {
  meetingEnded,
  meetingLobbyChanged,
  meetingOccupancyChanged,
  meetingRing,
  meetingRingEnded,
  meetingStarted,
  scheduledMeetingsChanged,
  meetingsEvents,
} from './events.ts';
