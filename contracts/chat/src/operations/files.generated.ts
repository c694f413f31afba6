import { toOperation } from '@meet/contracts';
import * as calls from '../files.ts';

export const getChatFileRules = toOperation(calls.getChatFileRules, '5ad6858fa4676eac448ade9fc811fd1060098a5c4bdf359ba5533122e6032d06');
export const getChatStorage = toOperation(calls.getChatStorage, '2e8acb86c73f65f23b3fdade83bef55bcac5d1006247d7ea40d290975615623a');
export const getRoomFiles = toOperation(calls.getRoomFiles, '09a844f6b90889b66333bd77facb7d7d8af724c2f5226d6094d560e492557fa2');
export const sendChatFile = toOperation(calls.sendChatFile, '2a9ecc9d1552db3d13f57736b50cf9c1f469c1795a4f26f96352625d8aa00ea1');
