import { toOperation } from '@meet/contracts';
import * as calls from '../messages.ts';

export const getChatMessages = toOperation(calls.getChatMessages, '3a4d9d2c85ea5ba171b29be141ec269c2e52ecf74714c1798cd548eb86aaa0be');
export const searchChatMessages = toOperation(calls.searchChatMessages, '620d8b52fd5fbcf7b8e12ae9119ecbf98e9ab6d4a6f0698414d35917ad9bece4');
export const sendChatMessage = toOperation(calls.sendChatMessage, 'da0197f6d38a425bee2cd71ca1ac42b5af015c1fd35b5b19cc439222d6eb8a4c');
