import { operationOf } from '@meet/contracts';
import { leaveChatRoom as call } from '../index.ts';

export const leaveChatRoom = /* @__PURE__ */ operationOf(call, '1a24725785b3ac8ef86c48f99804b2e582ec40a5c99f2be91c1ef2d4d0698379');
