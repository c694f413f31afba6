import { operationOf } from '@meet/contracts';
import { addChatMembers as addChatMembersCall, allowMembersToManage as allowMembersToManageCall, closeChatRoom as closeChatRoomCall, createChatRoom as createChatRoomCall, createGroupChatRoom as createGroupChatRoomCall, createPrivateChatRoom as createPrivateChatRoomCall, getChatMessages as getChatMessagesCall, getChatRoom as getChatRoomCall, leaveChatRoom as leaveChatRoomCall, listChatRooms as listChatRoomsCall, markChatRoomRead as markChatRoomReadCall, removeChatMember as removeChatMemberCall, renameChatRoom as renameChatRoomCall, resendChatInvite as resendChatInviteCall, sendChatMessage as sendChatMessageCall } from './index.ts';

export const addChatMembers = /* @__PURE__ */ operationOf(addChatMembersCall, 'dae80402bc6e7f5570ab4b54df8b308335b5399d0af0b389c67917e82a6bcf55');
export const allowMembersToManage = /* @__PURE__ */ operationOf(allowMembersToManageCall, '0eeed546d67e858dd1acb646235810cdb545b60e5f3fe3431c88462fc1edb1e0');
export const closeChatRoom = /* @__PURE__ */ operationOf(closeChatRoomCall, '2bc80573509e3dbfddf784b8f4acafb1e784528a27cb48fed9fa1879359e8eff');
export const createChatRoom = /* @__PURE__ */ operationOf(createChatRoomCall, 'fd8e851face70e5a4a248e41e6423dd8c933bb6209ad06e70202b4a56a5bc055');
export const createGroupChatRoom = /* @__PURE__ */ operationOf(createGroupChatRoomCall, '9e6cf8ba73f49eb97f4986bc57a8c494a2bdd9ed725088eeccc93a0a33fedefa');
export const createPrivateChatRoom = /* @__PURE__ */ operationOf(createPrivateChatRoomCall, 'f9c2d3caf1bda6208124792f3e9a0bf6cb18c986eaa41c98459ff3a138edafcc');
export const getChatMessages = /* @__PURE__ */ operationOf(getChatMessagesCall, '45a1c341696407f8f0bbbd50186630abf3131d45a70729fd9906fb5421731060');
export const getChatRoom = /* @__PURE__ */ operationOf(getChatRoomCall, '4ccb23b7c6b200ea81bcd3fae2e18c46104fa18ee3523f13d2a105a37605380d');
export const leaveChatRoom = /* @__PURE__ */ operationOf(leaveChatRoomCall, '1a24725785b3ac8ef86c48f99804b2e582ec40a5c99f2be91c1ef2d4d0698379');
export const listChatRooms = /* @__PURE__ */ operationOf(listChatRoomsCall, '96dce93a754f2e43f967d16968f2054414bb5f73cf6f09b57c1ea574edf66e99');
export const markChatRoomRead = /* @__PURE__ */ operationOf(markChatRoomReadCall, '4535d0f8b7a08afdec54285b3523d1a45a2d44dd62f0b8037ef48c1a0a6d1179');
export const removeChatMember = /* @__PURE__ */ operationOf(removeChatMemberCall, 'e0fa6479a4922c128e4aed73a62798962f878d1750a7e023f61efd31c451028a');
export const renameChatRoom = /* @__PURE__ */ operationOf(renameChatRoomCall, '95381b5dd86cbad8f643ba481eab00c30ad8fd448c71ca2bf718a92c7cd2df8c');
export const resendChatInvite = /* @__PURE__ */ operationOf(resendChatInviteCall, '495cf7847600b2852055967357ebf193ffbe7f6c7f8e2ca716c545a1a9b5c9a8');
export const sendChatMessage = /* @__PURE__ */ operationOf(sendChatMessageCall, '8b2b2df403a0952fe6f732c136c34fe333a87e5816958a0b01b3b23f6e585ca7');
