import { toOperation } from '@meet/contracts';
import * as calls from '../messageChanges.ts';

export const deleteChatMessage = toOperation(calls.deleteChatMessage, '215eadb6b43aabc2e7a50ad9e1bd5f0b49d77f0af65f39d66ab68e04d1481cab');
export const editChatMessage = toOperation(calls.editChatMessage, 'e7f6bd05650e7acbf497c98c930f23a3701d4d5d3a9d97f3551fccaee08b08a3');
export const getChatMessageChanges = toOperation(calls.getChatMessageChanges, '37809337b270a93870b1ba9cd0ba2e99e2cb2e828fadb98c4c6aab86b4f76b50');
export const getChatMessageVersions = toOperation(calls.getChatMessageVersions, '7e1383016f642928c30a2f7412a8554203a1df2bc09997c9e1ba8f14cdbb6c5b');
export const restoreChatMessage = toOperation(calls.restoreChatMessage, '2f8d8f3e23e0b4c9aaa5d2d2c160a262b7f80094698951b34f54bb72ba0864f3');
