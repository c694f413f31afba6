import { toOperation } from '@meet/contracts';
import * as calls from '../files.ts';

export const getChatFileRules = toOperation(calls.getChatFileRules, '5ad6858fa4676eac448ade9fc811fd1060098a5c4bdf359ba5533122e6032d06');
export const getChatStorage = toOperation(calls.getChatStorage, '2e8acb86c73f65f23b3fdade83bef55bcac5d1006247d7ea40d290975615623a');
export const getRoomFiles = toOperation(calls.getRoomFiles, '0884d52f70747f06ba864e4eb41e67b43ae838d43cfc080b0df9d3edaba7ddd3');
export const sendChatFile = toOperation(calls.sendChatFile, '9e6773070edc1d3c3e1fa3fcb3439cda160240bca7f7d00401762818acd21383');
