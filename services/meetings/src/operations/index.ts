import { eraseAccountFromMeetings } from './eraseAccountFromMeetings.ts';
import { startRecording } from './startRecording.ts';
import { uploadRecordingPart } from './uploadRecordingPart.ts';
import { finishRecording } from './finishRecording.ts';
import { endRoomPoll } from './endRoomPoll.ts';
import { getMeetingPolls } from './getMeetingPolls.ts';
import { getRoomPolls } from './getRoomPolls.ts';
import { openRoomPoll } from './openRoomPoll.ts';
import { voteInRoomPoll } from './voteInRoomPoll.ts';
import { deleteMeetingNotes } from './deleteMeetingNotes.ts';
import { deletePastMeetingContent } from './deletePastMeetingContent.ts';
import { getPastMeeting } from './getPastMeeting.ts';
import { deleteMeetingTranscript } from './deleteMeetingTranscript.ts';
import { getMeetingNotes } from './getMeetingNotes.ts';
import { getMeetingTranscript } from './getMeetingTranscript.ts';
import { getRoomNotes } from './getRoomNotes.ts';
import { keepRoomTranscript } from './keepRoomTranscript.ts';
import { writeRoomNotes } from './writeRoomNotes.ts';
import { writeRoomTranscript } from './writeRoomTranscript.ts';
import { getRecordings } from './getRecordings.ts';
import { getRecordingFile } from './getRecordingFile.ts';
import { deleteRecording } from './deleteRecording.ts';
import { closeCalendarFeed } from './closeCalendarFeed.ts';
import { getCalendarFeed } from './getCalendarFeed.ts';
import { getMeetingSessionId } from './getMeetingSessionId.ts';
import { getMobileAccess } from './getMobileAccess.ts';
import { updateContactHistoryParticipantId } from './updateContactHistoryParticipantId.ts';
import { endMeeting } from './endMeeting.ts';
import { getMeetingData } from './getMeetingData.ts';
import { getRoomOwner } from './getRoomOwner.ts';
import { getStartMeetingConfiguration } from './getStartMeetingConfiguration.ts';
import { heartbeat } from './heartbeat.ts';
import { getHostMeetingConfiguration } from './getHostMeetingConfiguration.ts';
import { updateHostMeetingConfiguration } from './updateHostMeetingConfiguration.ts';
import { inviteContactToMeeting } from './inviteContactToMeeting.ts';
import { sendEmailWhenStartMeeting } from './sendEmailWhenStartMeeting.ts';
import { getMeetingByEmail } from './getMeetingByEmail.ts';
import { getMeetingIdJoinEmail } from './getMeetingIdJoinEmail.ts';
import { getRoomIdByAliasAndLabel } from './getRoomIdByAliasAndLabel.ts';
import { getJoinedMeetingsHistory } from './getJoinedMeetingsHistory.ts';
import { toggleMeetingFavorite } from './toggleMeetingFavorite.ts';
import { joinMeeting } from './joinMeeting.ts';
import { getMeetingsHistory } from './getMeetingsHistory.ts';
import { getOngoingMeetings } from './getOngoingMeetings.ts';
import { answerRing } from './answerRing.ts';
import { callAgain } from './callAgain.ts';
import { cancelRings } from './cancelRings.ts';
import { getPlacedCalls } from './getPlacedCalls.ts';
import { getRings } from './getRings.ts';
import { createMeeting } from './createMeeting.ts';
import { deleteCustomRoom } from './deleteCustomRoom.ts';
import { editCustomRoom } from './editCustomRoom.ts';
import { editPersonalMeetingId } from './editPersonalMeetingId.ts';
import { getOwnedRoomIds } from './getOwnedRoomIds.ts';
import { getPersonalMeetingId } from './getPersonalMeetingId.ts';
import { getRoomSettings } from './getRoomSettings.ts';
import { listAccountsInMeetings } from './listAccountsInMeetings.ts';
import { listMeetingChannels } from './listMeetingChannels.ts';
import { roomChanged } from './roomChanged.ts';
import { roomEnded } from './roomEnded.ts';
import { roomOccupants } from './roomOccupants.ts';
import { roomsOpened } from './roomsOpened.ts';
import { roomLobbyChanged } from './roomLobbyChanged.ts';
import { roomParticipantJoined } from './roomParticipantJoined.ts';
import { roomParticipantLeft } from './roomParticipantLeft.ts';
import { cancelScheduledMeeting } from './cancelScheduledMeeting.ts';
import { changeScheduledMeeting } from './changeScheduledMeeting.ts';
import { getScheduledMeetings } from './getScheduledMeetings.ts';
import { scheduleMeeting } from './scheduleMeeting.ts';
import { getMeetingSummary } from './getMeetingSummary.ts';
import { rateMeeting } from './rateMeeting.ts';
import { openMeetingChat } from './openMeetingChat.ts';
import { getRoomChat } from './getRoomChat.ts';
import { roomMessage } from './roomMessage.ts';
import { startMeeting } from './startMeeting.ts';
import { startMeetingFor } from './startMeetingFor.ts';
import { createGroupWithInvitedContacts } from './createGroupWithInvitedContacts.ts';
import { startMeetingWithContacts } from './startMeetingWithContacts.ts';
import { updateMeeting } from './updateMeeting.ts';

/** All operations of the meetings service. */
export const operations = [
  eraseAccountFromMeetings,
  getPersonalMeetingId,
  editPersonalMeetingId,
  getOwnedRoomIds,
  createMeeting,
  editCustomRoom,
  deleteCustomRoom,
  startMeeting,
  startMeetingFor,
  joinMeeting,
  updateMeeting,
  endMeeting,
  heartbeat,
  openMeetingChat,
  getMeetingSummary,
  rateMeeting,
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
  callAgain,
  cancelRings,
  getPlacedCalls,
  scheduleMeeting,
  changeScheduledMeeting,
  cancelScheduledMeeting,
  getScheduledMeetings,
  getCalendarFeed,
  closeCalendarFeed,
  roomParticipantJoined,
  roomParticipantLeft,
  roomEnded,
  roomOccupants,
  roomsOpened,
  roomLobbyChanged,
  roomChanged,
  getRoomSettings,
  roomMessage,
  getRoomChat,
  getRoomOwner,
  listMeetingChannels,
  listAccountsInMeetings,
  startRecording,
  uploadRecordingPart,
  finishRecording,
  endRoomPoll,
  getMeetingPolls,
  getRoomPolls,
  openRoomPoll,
  voteInRoomPoll,
  deleteMeetingNotes,
  deletePastMeetingContent,
  getPastMeeting,
  deleteMeetingTranscript,
  getMeetingNotes,
  getMeetingTranscript,
  getRoomNotes,
  keepRoomTranscript,
  writeRoomNotes,
  writeRoomTranscript,
  getRecordings,
  getRecordingFile,
  deleteRecording,
];
