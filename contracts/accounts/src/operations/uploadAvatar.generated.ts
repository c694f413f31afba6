import { operationOf } from '@meet/contracts';
import { uploadAvatar as call } from '../index.ts';

export const uploadAvatar = /* @__PURE__ */ operationOf(call, '770597c3cf1941a41405fc1a48d51ae4055817f9485d6f2ef49911129c5b873a');
