import { oneAtATime } from '@meet/service-kit';
import { addChatMembers } from './addChatMembers.ts';
import { allowMembersToManage } from './allowMembersToManage.ts';
import { announceTyping } from './announceTyping.ts';
import { archiveChatRoom } from './archiveChatRoom.ts';
import { changeChatRoomSettings } from './changeChatRoomSettings.ts';
import { closeChatRoom } from './closeChatRoom.ts';
import { countOwnedChatRooms } from './countOwnedChatRooms.ts';
import { createChatRoom } from './createChatRoom.ts';
import { createChatWebhook } from './createChatWebhook.ts';
import { createGroupChatRoom } from './createGroupChatRoom.ts';
import { createPrivateChatRoom } from './createPrivateChatRoom.ts';
import { deleteChatMessage } from './deleteChatMessage.ts';
import { deleteChatWebhook } from './deleteChatWebhook.ts';
import { editChatMessage } from './editChatMessage.ts';
import { endChatWebhooks } from './endChatWebhooks.ts';
import { eraseAccountFromChat } from './eraseAccountFromChat.ts';
import { exportChatRoom } from './exportChatRoom.ts';
import { findChatRooms } from './findChatRooms.ts';
import { findRoomMates } from './findRoomMates.ts';
import { followChatThread } from './followChatThread.ts';
import { getChatFile } from './getChatFile.ts';
import { getChatFileRules } from './getChatFileRules.ts';
import { getChatMembers } from './getChatMembers.ts';
import { getChatMessageChanges } from './getChatMessageChanges.ts';
import { getChatMessageVersions } from './getChatMessageVersions.ts';
import { getChatMessages } from './getChatMessages.ts';
import { getChatReactors } from './getChatReactors.ts';
import { getChatRoom } from './getChatRoom.ts';
import { getChatRoomForMeeting } from './getChatRoomForMeeting.ts';
import { getChatRoomPage } from './getChatRoomPage.ts';
import { getChatStorage } from './getChatStorage.ts';
import { getChatThread } from './getChatThread.ts';
import { getChatThreads } from './getChatThreads.ts';
import { getChatWebhooks } from './getChatWebhooks.ts';
import { getMeetingMessages } from './getMeetingMessages.ts';
import { getPinnedChatMessages } from './getPinnedChatMessages.ts';
import { getRoomFiles } from './getRoomFiles.ts';
import { leaveChatRoom } from './leaveChatRoom.ts';
import { listChatChannels } from './listChatChannels.ts';
import { listChatRooms } from './listChatRooms.ts';
import { markChatRoomRead } from './markChatRoomRead.ts';
import { markChatRoomUnread } from './markChatRoomUnread.ts';
import { openMeetingChatRoom } from './openMeetingChatRoom.ts';
import { pinChatMessage } from './pinChatMessage.ts';
import { postToChatWebhook } from './postToChatWebhook.ts';
import { reactToChatMessage } from './reactToChatMessage.ts';
import { removeChatMember } from './removeChatMember.ts';
import { renameChatRoom } from './renameChatRoom.ts';
import { resendChatInvite } from './resendChatInvite.ts';
import { restoreChatMessage } from './restoreChatMessage.ts';
import { searchChatMessages } from './searchChatMessages.ts';
import { sendChatFile } from './sendChatFile.ts';
import { sendChatMessage } from './sendChatMessage.ts';
import { sendMeetingMessage } from './sendMeetingMessage.ts';
import { uploadChatFile } from './uploadChatFile.ts';

export const operations = [
  addChatMembers,
  allowMembersToManage,
  announceTyping,
  archiveChatRoom,
  changeChatRoomSettings,
  closeChatRoom,
  countOwnedChatRooms,
  createChatRoom,
  createChatWebhook,
  createGroupChatRoom,
  createPrivateChatRoom,
  deleteChatMessage,
  deleteChatWebhook,
  editChatMessage,
  endChatWebhooks,
  eraseAccountFromChat,
  exportChatRoom,
  oneAtATime(findChatRooms),
  findRoomMates,
  followChatThread,
  getChatFile,
  getChatFileRules,
  getChatMembers,
  getChatMessageChanges,
  getChatMessageVersions,
  getChatMessages,
  getChatReactors,
  getChatRoom,
  getChatRoomForMeeting,
  oneAtATime(getChatRoomPage, ({ search }) => search !== undefined),
  getChatStorage,
  getChatThread,
  getChatThreads,
  getChatWebhooks,
  getMeetingMessages,
  getPinnedChatMessages,
  getRoomFiles,
  leaveChatRoom,
  listChatChannels,
  listChatRooms,
  markChatRoomRead,
  markChatRoomUnread,
  openMeetingChatRoom,
  pinChatMessage,
  postToChatWebhook,
  reactToChatMessage,
  removeChatMember,
  renameChatRoom,
  resendChatInvite,
  restoreChatMessage,
  oneAtATime(searchChatMessages),
  sendChatFile,
  sendChatMessage,
  sendMeetingMessage,
  uploadChatFile,
];
