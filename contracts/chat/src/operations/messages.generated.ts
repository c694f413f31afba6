import { toOperation } from '@meet/contracts';
import * as calls from '../messages.ts';

export const getChatMessages = toOperation(calls.getChatMessages, '04be0d27d332e252064dc6f70c1ee6d92c51cee66bc470f25e6544b6ad787960');
export const searchChatMessages = toOperation(calls.searchChatMessages, '4021dd6a63e170e72eb302ba49cb6f85830a71cc9f8e3daafa376ad57565f006');
export const sendChatMessage = toOperation(calls.sendChatMessage, '5910a8130a90fb6248f47d6a7da548bb4d543657caa0d3c8987669bad7887607');
