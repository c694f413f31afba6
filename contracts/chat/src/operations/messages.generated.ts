import { toOperation } from '@meet/contracts';
import * as calls from '../messages.ts';

export const getChatMessages = toOperation(calls.getChatMessages, '98fc57447caf344f49068b87f3b1a0955eeb5a087825573692c71e777c6a6f1d');
export const searchChatMessages = toOperation(calls.searchChatMessages, '020502716df3c6dc79eecb79f9a0037be5c4469c43642c4af11877a842fcd39d');
export const sendChatMessage = toOperation(calls.sendChatMessage, '7adf36e6a578a3f95bc48a2d5d0d3098aacb7eccb6f4f8c69333a4c331780f20');
