import { toOperation } from '@meet/contracts';
import * as calls from '../messageChanges.ts';

export const deleteChatMessage = toOperation(calls.deleteChatMessage, '6032b6ed8df54d25d0308324e6d761e2cfc054bcf691f923e4a2eef93c93f6f3');
export const editChatMessage = toOperation(calls.editChatMessage, '74aa5d3b1c5c3e4ca1bde2ce658c7b118076f1eaaea40df78edf240c5190055b');
export const getChatMessageChanges = toOperation(calls.getChatMessageChanges, 'f5ee31c23c0deb2dfee9d4b982acbb0870eb5d9414aeaed0f8ddccee31bd6e20');
export const getChatMessageVersions = toOperation(calls.getChatMessageVersions, '7e1383016f642928c30a2f7412a8554203a1df2bc09997c9e1ba8f14cdbb6c5b');
export const restoreChatMessage = toOperation(calls.restoreChatMessage, '21f448458a97dcf9645d8304c0ec7b79df03fe03bc41afde5e19d53fdee6617f');
