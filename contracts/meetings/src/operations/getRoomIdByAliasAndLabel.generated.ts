import { operationOf } from '@meet/contracts';
import { getRoomIdByAliasAndLabel as call } from '../index.ts';

export const getRoomIdByAliasAndLabel = /* @__PURE__ */ operationOf(call, 'e3ff62bd1ecebedb836d5bd58227f40dd57dcd0e99b1e9691d393143301235aa');
