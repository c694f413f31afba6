import { operationOf } from '@meet/contracts';
import { askToFollow as call } from '../index.ts';

export const askToFollow = /* @__PURE__ */ operationOf(call, '7a344b75f953cf7ffffdaafd6a29c5e86d53b3c69c1b07273688731798b0093a');
