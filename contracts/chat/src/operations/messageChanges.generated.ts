import { toOperation } from '@meet/contracts';
import * as calls from '../messageChanges.ts';

export const deleteChatMessage = toOperation(calls.deleteChatMessage, '3aa4798ecd3c8cee4d3e1286017f7413e57b0badef3b4a3ffafa4f895151155b');
export const editChatMessage = toOperation(calls.editChatMessage, '438fecae0d2660cda05d7e04b4153ca9a5c28dd006a8e803bc32ff437a1ed3d2');
export const getChatMessageChanges = toOperation(calls.getChatMessageChanges, 'e30c63700102615ce7f881bc0e5cadfdbbc04d8e11ed6da08864190d6a05cdf1');
export const getChatMessageVersions = toOperation(calls.getChatMessageVersions, '7e1383016f642928c30a2f7412a8554203a1df2bc09997c9e1ba8f14cdbb6c5b');
export const restoreChatMessage = toOperation(calls.restoreChatMessage, '4074e7a068cd56f167068ef0b84ef2e9c202a7b1717d75e73a76058571b92ff8');
