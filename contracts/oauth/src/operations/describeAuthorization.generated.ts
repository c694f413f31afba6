import { operationOf } from '@meet/contracts';
import { describeAuthorization as call } from '../index.ts';

export const describeAuthorization = /* @__PURE__ */ operationOf(call, 'e53f0fd67c4f4e4044b23c52ef89c8fb8eccef03c8c4af23de5e9fd5c18e54b1');
