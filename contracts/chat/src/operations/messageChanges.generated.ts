import { toOperation } from '@meet/contracts';
import * as calls from '../messageChanges.ts';

export const deleteChatMessage = toOperation(calls.deleteChatMessage, 'b8b3a8bf811779cdfa827285a1ae7f644e4215b4f86a150abdb6a2607c0c110f');
export const editChatMessage = toOperation(calls.editChatMessage, '68da7260d1428c10a91849d3bcc4aa8b48f683885a35c90cb7f20010728cf103');
export const getChatMessageChanges = toOperation(calls.getChatMessageChanges, 'e8fef3ff88e28d0e4cff4d6c5bf0a138c8e790688090fa80389b6b90cae5ffa6');
export const getChatMessageVersions = toOperation(calls.getChatMessageVersions, '7e1383016f642928c30a2f7412a8554203a1df2bc09997c9e1ba8f14cdbb6c5b');
export const restoreChatMessage = toOperation(calls.restoreChatMessage, '62cf0a1e0b33dbeda92f21357838c5cb70b94e1d088e1ab19d41e57f7aca569e');
