import { operationOf } from '@meet/contracts';
import { changeChannel as call } from '../index.ts';

export const changeChannel = /* @__PURE__ */ operationOf(call, 'd7b8ea15dd2489f4e12a468adfaae474bb9ee6731da2d2b6b8ed2a38532eec15');
