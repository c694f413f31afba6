import { operationOf } from '@meet/contracts';
import { sendChatFile as call } from '../index.ts';

export const sendChatFile = /* @__PURE__ */ operationOf(call, 'af7249ae423adbd9a2cf6d9028fb1e0fdeeceb6cf7d6799ab2b6bb21a8c565bd');
