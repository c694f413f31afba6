import { operationOf } from '@meet/contracts';
import { createChatRoom as call } from '../index.ts';

export const createChatRoom = /* @__PURE__ */ operationOf(call, 'e851d719e68c597289e069ac64c4cccbdc09ce055a1684c582e71b87d86e5537');
