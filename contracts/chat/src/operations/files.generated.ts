import { toOperation } from '@meet/contracts';
import * as calls from '../files.ts';

export const getChatFileRules = toOperation(calls.getChatFileRules, '5ad6858fa4676eac448ade9fc811fd1060098a5c4bdf359ba5533122e6032d06');
export const getChatStorage = toOperation(calls.getChatStorage, '2e8acb86c73f65f23b3fdade83bef55bcac5d1006247d7ea40d290975615623a');
export const getRoomFiles = toOperation(calls.getRoomFiles, 'cc874fe75f72bbc252fa627b0957a81b90f373913ed28f62f94977bb55d97d05');
export const sendChatFile = toOperation(calls.sendChatFile, '0b1aab2a4143c498d230b29456e2eb69846f379896242cdc01b39c91d22e6e26');
