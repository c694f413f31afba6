import { operationOf } from '@meet/contracts';
import { getPublishTokens as call } from '../index.ts';

export const getPublishTokens = /* @__PURE__ */ operationOf(call, '389998ce1844d70acdd91d040aa09baae42422b5928ae093ccccb51074612f64');
