import { operationOf } from '@meet/contracts';
import { addChatMembers as addChatMembersCall, allowMembersToManage as allowMembersToManageCall, archiveChatRoom as archiveChatRoomCall, closeChatRoom as closeChatRoomCall, createChatRoom as createChatRoomCall, createGroupChatRoom as createGroupChatRoomCall, createPrivateChatRoom as createPrivateChatRoomCall, getChatMessages as getChatMessagesCall, getChatRoom as getChatRoomCall, leaveChatRoom as leaveChatRoomCall, listChatRooms as listChatRoomsCall, markChatRoomRead as markChatRoomReadCall, removeChatMember as removeChatMemberCall, renameChatRoom as renameChatRoomCall, resendChatInvite as resendChatInviteCall, sendChatMessage as sendChatMessageCall } from './index.ts';

export const addChatMembers = /* @__PURE__ */ operationOf(addChatMembersCall, 'dae80402bc6e7f5570ab4b54df8b308335b5399d0af0b389c67917e82a6bcf55');
export const allowMembersToManage = /* @__PURE__ */ operationOf(allowMembersToManageCall, '0eeed546d67e858dd1acb646235810cdb545b60e5f3fe3431c88462fc1edb1e0');
export const archiveChatRoom = /* @__PURE__ */ operationOf(archiveChatRoomCall, '8b1de899db89acb36db20eb5e004641176879701bfb5b3f7a7772c087337792d');
export const closeChatRoom = /* @__PURE__ */ operationOf(closeChatRoomCall, '2bc80573509e3dbfddf784b8f4acafb1e784528a27cb48fed9fa1879359e8eff');
export const createChatRoom = /* @__PURE__ */ operationOf(createChatRoomCall, 'd50cdb2debdec5aeba836b962a2bbee1f1d34ef3724f0edf1f75562787d1781a');
export const createGroupChatRoom = /* @__PURE__ */ operationOf(createGroupChatRoomCall, '662c3d9c62f4170226e7737f3746dc8ff50ee3248a48dc4f20eca2246cd9923e');
export const createPrivateChatRoom = /* @__PURE__ */ operationOf(createPrivateChatRoomCall, '9ae2b8f3f3bafc9a7ff57617da071962b8036ddd7d11721ef41cba283d38f467');
export const getChatMessages = /* @__PURE__ */ operationOf(getChatMessagesCall, '45a1c341696407f8f0bbbd50186630abf3131d45a70729fd9906fb5421731060');
export const getChatRoom = /* @__PURE__ */ operationOf(getChatRoomCall, '4448542c82ebb65d4fb87ea46db9c61aa8d53236750ebf12827cee08e4d79958');
export const leaveChatRoom = /* @__PURE__ */ operationOf(leaveChatRoomCall, '1a24725785b3ac8ef86c48f99804b2e582ec40a5c99f2be91c1ef2d4d0698379');
export const listChatRooms = /* @__PURE__ */ operationOf(listChatRoomsCall, '7ef1e392e2bde85daa9f8c9252ff28a12243ae1828b911b50af5ab9045c6b4f0');
export const markChatRoomRead = /* @__PURE__ */ operationOf(markChatRoomReadCall, '4535d0f8b7a08afdec54285b3523d1a45a2d44dd62f0b8037ef48c1a0a6d1179');
export const removeChatMember = /* @__PURE__ */ operationOf(removeChatMemberCall, 'e0fa6479a4922c128e4aed73a62798962f878d1750a7e023f61efd31c451028a');
export const renameChatRoom = /* @__PURE__ */ operationOf(renameChatRoomCall, '95381b5dd86cbad8f643ba481eab00c30ad8fd448c71ca2bf718a92c7cd2df8c');
export const resendChatInvite = /* @__PURE__ */ operationOf(resendChatInviteCall, '495cf7847600b2852055967357ebf193ffbe7f6c7f8e2ca716c545a1a9b5c9a8');
export const sendChatMessage = /* @__PURE__ */ operationOf(sendChatMessageCall, '8b2b2df403a0952fe6f732c136c34fe333a87e5816958a0b01b3b23f6e585ca7');
