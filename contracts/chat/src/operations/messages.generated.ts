import { toOperation } from '@meet/contracts';
import * as calls from '../messages.ts';

export const getChatMessages = toOperation(calls.getChatMessages, '64057572a66158ac07a24053e017c1efa682349480b0d0e09215e6ed4285944b');
export const searchChatMessages = toOperation(calls.searchChatMessages, 'afa0629826401cd11ce36971315d0a6ffef7c79324292d6ff5379da637abb092');
export const sendChatMessage = toOperation(calls.sendChatMessage, 'f3956c3285f640207999372d587bce443cc55ed3c74d305f138e40c2a40a0bc3');
