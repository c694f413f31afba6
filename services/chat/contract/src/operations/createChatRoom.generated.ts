import { operationOf } from '@meet/contracts';
import { createChatRoom as call } from '../index.ts';

export const createChatRoom = /* @__PURE__ */ operationOf(call, 'd50cdb2debdec5aeba836b962a2bbee1f1d34ef3724f0edf1f75562787d1781a');
