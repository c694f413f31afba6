import { operationOf } from '@meet/contracts';
import { getRemotes as call } from '../index.ts';

export const getRemotes = /* @__PURE__ */ operationOf(call, '7def713516eda822465b28bee25ad8113ad90c6c3507e28e6a811b515813e0f2');
