import { operationOf } from '@meet/contracts';
import * as calls from '../members.ts';

export const addChatMembers = operationOf(calls.addChatMembers, 'dae80402bc6e7f5570ab4b54df8b308335b5399d0af0b389c67917e82a6bcf55');
export const allowMembersToManage = operationOf(calls.allowMembersToManage, '0eeed546d67e858dd1acb646235810cdb545b60e5f3fe3431c88462fc1edb1e0');
export const getChatMembers = operationOf(calls.getChatMembers, '9ed76c7a0ab99e2648219774a7cee4aa165a626c1a68b011679d06d284abceac');
export const leaveChatRoom = operationOf(calls.leaveChatRoom, '1a24725785b3ac8ef86c48f99804b2e582ec40a5c99f2be91c1ef2d4d0698379');
export const removeChatMember = operationOf(calls.removeChatMember, 'e0fa6479a4922c128e4aed73a62798962f878d1750a7e023f61efd31c451028a');
export const resendChatInvite = operationOf(calls.resendChatInvite, '495cf7847600b2852055967357ebf193ffbe7f6c7f8e2ca716c545a1a9b5c9a8');
