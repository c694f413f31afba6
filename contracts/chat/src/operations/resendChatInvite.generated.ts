import { operationOf } from '@meet/contracts';
import { resendChatInvite as call } from '../index.ts';

export const resendChatInvite = /* @__PURE__ */ operationOf(call, '495cf7847600b2852055967357ebf193ffbe7f6c7f8e2ca716c545a1a9b5c9a8');
