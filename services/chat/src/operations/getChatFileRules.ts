import { getChatFileRules as call } from '@meet/chat-contract';
import { defineOperation } from '../defineOperation.ts';
import { BYTES_OF_MB } from '../files/receiveFile.ts';

export const getChatFileRules = defineOperation(call, (_input, { deps }) => ({
  maxBytes: deps.fileMaxMegabytes * BYTES_OF_MB,
}));
