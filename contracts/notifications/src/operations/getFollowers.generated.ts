import { operationOf } from '@meet/contracts';
import { getFollowers as call } from '../index.ts';

export const getFollowers = /* @__PURE__ */ operationOf(call, 'a87bd7b294fbf3523d64d4da1b6cb9ee56256a25d0abc0d1f7603c3f79dc118c');
