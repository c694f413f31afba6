import { operationOf } from '@meet/contracts';
import { getHealth as call } from '../index.ts';

export const getHealth = /* @__PURE__ */ operationOf(call, 'c7ff9fb13e7567004eedecd9486d5af7779f512cbc559805d23d40f0b45d1a0a');
