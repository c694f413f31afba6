import { toOperation } from '@meet/contracts';
import * as calls from '../files.ts';

export const getChatFileRules = toOperation(calls.getChatFileRules, '5ad6858fa4676eac448ade9fc811fd1060098a5c4bdf359ba5533122e6032d06');
export const getChatStorage = toOperation(calls.getChatStorage, '2e8acb86c73f65f23b3fdade83bef55bcac5d1006247d7ea40d290975615623a');
export const sendChatFile = toOperation(calls.sendChatFile, 'af7249ae423adbd9a2cf6d9028fb1e0fdeeceb6cf7d6799ab2b6bb21a8c565bd');
