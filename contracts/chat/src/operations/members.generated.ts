import { toOperation } from '@meet/contracts';
import * as calls from '../members.ts';

export const addChatMembers = toOperation(calls.addChatMembers, '33be0fc67a7a2dfe10920f69bd998e3ddff7e8bb98ed4fc4ba5607d23fb3cc35');
export const allowMembersToManage = toOperation(calls.allowMembersToManage, '711b8a0dee52e3fc8fcce344784ceb440e8e538c2651491a850107c90b23c366');
export const getChatMembers = toOperation(calls.getChatMembers, '9ed76c7a0ab99e2648219774a7cee4aa165a626c1a68b011679d06d284abceac');
export const leaveChatRoom = toOperation(calls.leaveChatRoom, '1a24725785b3ac8ef86c48f99804b2e582ec40a5c99f2be91c1ef2d4d0698379');
export const removeChatMember = toOperation(calls.removeChatMember, '6e03e37b2c4a2299ea2edc8851393fdc2d4dcfd19743237d56e1edff1c5ebb5c');
export const resendChatInvite = toOperation(calls.resendChatInvite, '495cf7847600b2852055967357ebf193ffbe7f6c7f8e2ca716c545a1a9b5c9a8');
