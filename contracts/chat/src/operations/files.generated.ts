import { toOperation } from '@meet/contracts';
import * as calls from '../files.ts';

export const getChatFileRules = toOperation(calls.getChatFileRules, '5ad6858fa4676eac448ade9fc811fd1060098a5c4bdf359ba5533122e6032d06');
export const getChatStorage = toOperation(calls.getChatStorage, '2e8acb86c73f65f23b3fdade83bef55bcac5d1006247d7ea40d290975615623a');
export const getRoomFiles = toOperation(calls.getRoomFiles, '01c8abbd435eacd82641ceb4d494aa97bf4dd61042390d70244b0a4e79191135');
export const sendChatFile = toOperation(calls.sendChatFile, 'e46fe51c052f4eb6bfabdb8ad84163484c2fd3aff41d6dd546afa9c1f1a668da');
