import { toOperation } from '@meet/contracts';
import * as calls from '../messages.ts';

export const getChatMessages = toOperation(calls.getChatMessages, '64057572a66158ac07a24053e017c1efa682349480b0d0e09215e6ed4285944b');
export const searchChatMessages = toOperation(calls.searchChatMessages, 'afa0629826401cd11ce36971315d0a6ffef7c79324292d6ff5379da637abb092');
export const sendChatMessage = toOperation(calls.sendChatMessage, 'e87fed92cdbcb456af240fc4f5de589a1a7bfc1c2e03f751f3a9114e9de3fc9e');
