import { operationOf } from '@meet/contracts';
import { getTesters as call } from '../index.ts';

export const getTesters = /* @__PURE__ */ operationOf(call, '0a8e8e1e2b18710abdf8912a0d8dbb7f938a892451c0c5103ee255c146ed32bf');
