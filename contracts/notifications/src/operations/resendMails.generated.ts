import { operationOf } from '@meet/contracts';
import { resendMails as call } from '../index.ts';

export const resendMails = /* @__PURE__ */ operationOf(call, 'e48c10efcba3dcba5b0d9390a9f1946de5ba46cfc3b507c3fa7866ea07cf0f5a');
