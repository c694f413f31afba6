import { operationOf } from '@meet/contracts';
import { getSecondFactor as call } from '../index.ts';

export const getSecondFactor = /* @__PURE__ */ operationOf(call, '44d2f5bcc728f5580ab4edbdfce5f2bacb7cb1fc696b12b9215dade87f65a2cf');
