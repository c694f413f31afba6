import { toOperation } from '@meet/contracts';
import * as calls from '../files.ts';

export const getChatFileRules = toOperation(calls.getChatFileRules, '5ad6858fa4676eac448ade9fc811fd1060098a5c4bdf359ba5533122e6032d06');
export const getChatStorage = toOperation(calls.getChatStorage, '2e8acb86c73f65f23b3fdade83bef55bcac5d1006247d7ea40d290975615623a');
export const getRoomFiles = toOperation(calls.getRoomFiles, 'ebc292c9b05e54467976726dfe170cffbbeb816e91bbb83580f7288b069a4835');
export const sendChatFile = toOperation(calls.sendChatFile, '37c1db5f0b0244f5473a0dd097312db0d4959a6a0323efd99613d003fd86e6ad');
