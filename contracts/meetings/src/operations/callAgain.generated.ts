import { operationOf } from '@meet/contracts';
import { callAgain as call } from '../index.ts';

export const callAgain = /* @__PURE__ */ operationOf(call, '711b55702c5d43aec410621cfe515160eedd1f09764ea98d82139a3f2d419c89');
