import { toOperation } from '@meet/contracts';
import * as calls from '../messages.ts';

export const getChatMessages = toOperation(calls.getChatMessages, 'a284e2a7696eabc28cccc5be7552a66e6153bc4229599fcc6b88b1bdeabd5056');
export const searchChatMessages = toOperation(calls.searchChatMessages, 'ef91fb24d91566435a72de15c4674eb86a5d751d50a67136195a60c9dcc6b773');
export const sendChatMessage = toOperation(calls.sendChatMessage, '1382f93ff049240c6ea7bd532796441095fa3f926bdbf46473917edfa5967c65');
