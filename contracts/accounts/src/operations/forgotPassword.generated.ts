import { operationOf } from '@meet/contracts';
import { forgotPassword as call } from '../index.ts';

export const forgotPassword = /* @__PURE__ */ operationOf(call, 'e5a70405b9c5bad7ffea0a82bb3a9613bb2f9394510623cdf90aba43b3bbe1c4');
