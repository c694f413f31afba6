import { operationOf } from '@meet/contracts';
import { getMeetingsHistory as call } from '../index.ts';

export const getMeetingsHistory = /* @__PURE__ */ operationOf(call, 'ddca70a1b9d0d8e15b9d0559c48fc3c24a7e17ef0b09e589c05870a1bd7656e8');
