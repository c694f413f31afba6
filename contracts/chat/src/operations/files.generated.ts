import { toOperation } from '@meet/contracts';
import * as calls from '../files.ts';

export const getChatFileRules = toOperation(calls.getChatFileRules, '5ad6858fa4676eac448ade9fc811fd1060098a5c4bdf359ba5533122e6032d06');
export const getChatStorage = toOperation(calls.getChatStorage, '2e8acb86c73f65f23b3fdade83bef55bcac5d1006247d7ea40d290975615623a');
export const getRoomFiles = toOperation(calls.getRoomFiles, 'e5e554886a3b62152577ecb411fde833635e86ec74b66af7e6455f8970b6aa4e');
export const sendChatFile = toOperation(calls.sendChatFile, 'dff72065c0d3a4e4a47f4551c36cf947a50b1c9754d851e33b80bb706c190962');
