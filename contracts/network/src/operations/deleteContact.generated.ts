import { operationOf } from '@meet/contracts';
import { deleteContact as call } from '../index.ts';

export const deleteContact = /* @__PURE__ */ operationOf(call, 'c1ffaacf186adcaed983feff22381293e0e5532de4a1f23188e152617e337453');
