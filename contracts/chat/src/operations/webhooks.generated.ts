import { toOperation } from '@meet/contracts';
import * as calls from '../webhooks.ts';

export const createChatWebhook = toOperation(calls.createChatWebhook, 'bdf7ea189ab04085ba93024faf5c860d4e746ec7d0b458e19a49f5f2204eb5bd');
export const deleteChatWebhook = toOperation(calls.deleteChatWebhook, 'e70d93156bea0be8f1beefbd7d765fbe4aa5e168709347c0155e50c630557fa6');
export const getChatWebhooks = toOperation(calls.getChatWebhooks, 'ee1b6faca04c5f245f93eb1256caae6e36a203420efb9af9443a1be2cc45db36');
