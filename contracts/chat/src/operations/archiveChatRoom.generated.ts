import { operationOf } from '@meet/contracts';
import { archiveChatRoom as call } from '../index.ts';

export const archiveChatRoom = /* @__PURE__ */ operationOf(call, '8b1de899db89acb36db20eb5e004641176879701bfb5b3f7a7772c087337792d');
