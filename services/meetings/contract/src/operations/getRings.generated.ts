import { operationOf } from '@meet/contracts';
import { getRings as call } from '../index.ts';

export const getRings = /* @__PURE__ */ operationOf(call, '3f48edc98b6d58de679eaca6ac4b4d0b149b70f71aa425e6d1799deff6621ecc');
