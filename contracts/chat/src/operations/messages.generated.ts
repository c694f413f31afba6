import { toOperation } from '@meet/contracts';
import * as calls from '../messages.ts';

export const getChatMessages = toOperation(calls.getChatMessages, 'cde2cb8da6508acd21dde97c7b46d4643d6583ea6df71df8b94bd1570e36494b');
export const searchChatMessages = toOperation(calls.searchChatMessages, 'ed15e73ed16c674c66151bcdcce2dd091a3fa23516b2a7db45a8d771347d4680');
export const sendChatMessage = toOperation(calls.sendChatMessage, 'fbfa1bec21ce2de57eaff5c59447ed7c7803eeef3c00ff2faada1199a0c79308');
