import { operationOf } from '@meet/contracts';
import { getChatMembers as call } from '../index.ts';

export const getChatMembers = /* @__PURE__ */ operationOf(call, '9ed76c7a0ab99e2648219774a7cee4aa165a626c1a68b011679d06d284abceac');
