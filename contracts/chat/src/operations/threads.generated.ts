import { toOperation } from '@meet/contracts';
import * as calls from '../threads.ts';

export const followChatThread = toOperation(calls.followChatThread, 'f2de4663c48a2d5c6533f19aed2c71646b808907c8f6f1630efdf6fadb8e57ab');
export const getChatThread = toOperation(calls.getChatThread, 'eb0e93a56ba5d4d3270f410fc1f29f58aedc9f1245ec8304b5cd7991d1106443');
export const getChatThreads = toOperation(calls.getChatThreads, 'c2b21547abab9452344126dd452984e82b87c84cf6a032fd39c345032cab8ed1');
