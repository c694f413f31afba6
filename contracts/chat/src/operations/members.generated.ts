import { toOperation } from '@meet/contracts';
import * as calls from '../members.ts';

export const addChatMembers = toOperation(calls.addChatMembers, 'ba2ad9052fa2c00a42b4a57ccd068ea6772f6f34d7db8524282361c895a7f032');
export const allowMembersToManage = toOperation(calls.allowMembersToManage, '3ebb51904c43084b5e689d77d5c8e59e7a35a6e02d6877862ff763d4ffef84a0');
export const getChatMembers = toOperation(calls.getChatMembers, '9ed76c7a0ab99e2648219774a7cee4aa165a626c1a68b011679d06d284abceac');
export const leaveChatRoom = toOperation(calls.leaveChatRoom, '60f28995871ff914bdd0375c85e224a730ccf16b221d2362413bf3252bae77a5');
export const removeChatMember = toOperation(calls.removeChatMember, 'b82e9da5a38d9b2d777d3e60a89530008d483611a4d0e5cfdf28e1747cac879c');
export const resendChatInvite = toOperation(calls.resendChatInvite, 'd38501cf86375275c2e604b43e498c1d789a22cf1ac153a8ad7804d12c3aa682');
