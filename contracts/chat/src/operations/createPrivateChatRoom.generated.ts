import { operationOf } from '@meet/contracts';
import { createPrivateChatRoom as call } from '../index.ts';

export const createPrivateChatRoom = /* @__PURE__ */ operationOf(call, 'a363e931f68ff083fc96df2973cf75fd6462206d3f6cf706e9d0217038a80bb2');
