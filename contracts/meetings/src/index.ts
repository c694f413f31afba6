export * from './capabilities.ts';
export type { HostMeetingConfiguration } from './configuration.ts';
export { getHostMeetingConfiguration, startOptionsForm, updateHostMeetingConfiguration } from './configuration.ts';
export * from './emailedMeetings.ts';
export * from './erasure.ts';
export * from './errors.ts';
export * from './events.ts';
export { groupName, meetingPassword, roomLabel, subject } from './fields.ts';
export type { JoinHistoryEntry, MeetingQuality, PastMeeting } from './history.ts';
export {
  deletePastMeetingContent,
  getJoinedMeetingsHistory,
  getMeetingSummary,
  getMeetingsHistory,
  getPastMeeting,
  rateMeeting,
  toggleMeetingFavorite,
} from './history.ts';
export * from './invitations.ts';
export * from './joining.ts';
export * from './limits.ts';
export type { MeetingSession, OngoingMeeting } from './meetings.ts';
export {
  createMeeting,
  endMeeting,
  getMeetingData,
  getMeetingSessionId,
  getOngoingMeetings,
  listAccountsInMeetings,
  listMeetingChannels,
  startMeeting,
  startMeetingFor,
  updateMeeting,
} from './meetings.ts';
export * from './notes.ts';
export * from './openRooms.ts';
export * from './polls.ts';
export * from './recordings.ts';
export type { PlacedCall, Ring, RingManner, RingState } from './rings.ts';
export { RING_MANNERS, RING_STATES, answerRing, callAgain, cancelRings, getPlacedCalls, getRings } from './rings.ts';
export type { RoomChatLine } from './roomChat.ts';
export { getRoomChat, openMeetingChat, showRoomChat } from './roomChat.ts';
export type { MeetingOption } from './rooms.ts';
export {
  deleteCustomRoom,
  editCustomRoom,
  editPersonalMeetingId,
  getOwnedRoomIds,
  getPersonalMeetingId,
  getRoomIdByAliasAndLabel,
  getRoomOwner,
} from './rooms.ts';
export type { ScheduledMeeting } from './scheduledMeetings.ts';
export {
  cancelScheduledMeeting,
  changeScheduledMeeting,
  closeCalendarFeed,
  getCalendarFeed,
  getScheduledMeetings,
  scheduleMeeting,
  schedulingFields,
} from './scheduledMeetings.ts';
export * from './transcripts.ts';
