import { closeCalendarFeed, getCalendarFeed } from './calendarFeed.ts';
import { getMeetingSessionId, getMobileAccess, updateContactHistoryParticipantId } from './contactHistory.ts';
import { endMeeting } from './endMeeting.ts';
import { getMeetingData } from './getMeetingData.ts';
import { getRoomOwner } from './getRoomOwner.ts';
import { getStartMeetingConfiguration } from './getStartMeetingConfiguration.ts';
import { heartbeat } from './heartbeat.ts';
import { getHostMeetingConfiguration, updateHostMeetingConfiguration } from './hostConfiguration.ts';
import { inviteContactToMeeting, sendEmailWhenStartMeeting } from './invite.ts';
import { getMeetingByEmail, getMeetingIdJoinEmail, getRoomIdByAliasAndLabel } from './joinByEmail.ts';
import { getJoinedMeetingsHistory, toggleMeetingFavorite } from './joinHistory.ts';
import { joinMeeting } from './joinMeeting.ts';
import { getMeetingsHistory, getOngoingMeetings } from './meetingsHistory.ts';
import { answerRing, cancelRings, getRings } from './rings.ts';
import {
  createMeeting,
  deleteCustomRoom,
  editCustomRoom,
  editPersonalMeetingId,
  getOwnedRoomIds,
  getPersonalMeetingId,
} from './rooms.ts';
import {
  getRoomSettings,
  listAccountsInMeetings,
  listMeetingChannels,
  roomChanged,
  roomEnded,
  roomLobbyChanged,
  roomParticipantJoined,
  roomParticipantLeft,
} from './roomSignals.ts';
import {
  cancelScheduledMeeting,
  changeScheduledMeeting,
  getScheduledMeetings,
  scheduleMeeting,
} from './scheduledMeetings.ts';
import { openMeetingChat } from './openMeetingChat.ts';
import { getRoomChat, roomGuestMessage } from './roomChat.ts';
import { startMeeting } from './startMeeting.ts';
import { createGroupWithInvitedContacts, startMeetingWithContacts } from './startMeetingWithContacts.ts';
import { updateMeeting } from './updateMeeting.ts';

/** Everything that the meetings service does. */
export const operations = [
  getPersonalMeetingId,
  editPersonalMeetingId,
  getOwnedRoomIds,
  createMeeting,
  editCustomRoom,
  deleteCustomRoom,
  startMeeting,
  joinMeeting,
  updateMeeting,
  endMeeting,
  heartbeat,
  openMeetingChat,
  getMeetingData,
  updateContactHistoryParticipantId,
  getMeetingSessionId,
  getMobileAccess,
  getHostMeetingConfiguration,
  updateHostMeetingConfiguration,
  getMeetingIdJoinEmail,
  getMeetingByEmail,
  getRoomIdByAliasAndLabel,
  getJoinedMeetingsHistory,
  toggleMeetingFavorite,
  getOngoingMeetings,
  getMeetingsHistory,
  getStartMeetingConfiguration,
  startMeetingWithContacts,
  createGroupWithInvitedContacts,
  sendEmailWhenStartMeeting,
  inviteContactToMeeting,
  getRings,
  answerRing,
  cancelRings,
  scheduleMeeting,
  changeScheduledMeeting,
  cancelScheduledMeeting,
  getScheduledMeetings,
  getCalendarFeed,
  closeCalendarFeed,
  roomParticipantJoined,
  roomParticipantLeft,
  roomEnded,
  roomLobbyChanged,
  roomChanged,
  getRoomSettings,
  roomGuestMessage,
  getRoomChat,
  getRoomOwner,
  listMeetingChannels,
  listAccountsInMeetings,
];
