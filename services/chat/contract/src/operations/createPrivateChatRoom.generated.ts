import { operationOf } from '@meet/contracts';
import { createPrivateChatRoom as call } from '../index.ts';

export const createPrivateChatRoom = /* @__PURE__ */ operationOf(call, '9ae2b8f3f3bafc9a7ff57617da071962b8036ddd7d11721ef41cba283d38f467');
