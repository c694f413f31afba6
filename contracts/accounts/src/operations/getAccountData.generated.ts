import { operationOf } from '@meet/contracts';
import { getAccountData as call } from '../index.ts';

export const getAccountData = /* @__PURE__ */ operationOf(call, '75211e10f0fa53688cb83cfdb58f817cd910ab88eb54a524bb3941656a794c68');
