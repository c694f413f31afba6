import { operationOf } from '@meet/contracts';
import { searchChatMessages as call } from '../index.ts';

export const searchChatMessages = /* @__PURE__ */ operationOf(call, 'afa0629826401cd11ce36971315d0a6ffef7c79324292d6ff5379da637abb092');
