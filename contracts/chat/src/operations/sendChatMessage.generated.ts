import { operationOf } from '@meet/contracts';
import { sendChatMessage as call } from '../index.ts';

export const sendChatMessage = /* @__PURE__ */ operationOf(call, 'e87fed92cdbcb456af240fc4f5de589a1a7bfc1c2e03f751f3a9114e9de3fc9e');
