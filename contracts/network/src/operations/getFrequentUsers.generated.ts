import { operationOf } from '@meet/contracts';
import { getFrequentUsers as call } from '../index.ts';

export const getFrequentUsers = /* @__PURE__ */ operationOf(call, 'd26aa0d6ddcc29ab1e97db9f06929cf3079102c8198380e6f9cb43fa905fb380');
