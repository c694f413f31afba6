import { operationOf } from '@meet/contracts';
import { searchAccounts as call } from '../admin/index.ts';

export const searchAccounts = /* @__PURE__ */ operationOf(call, '317aded7409958440c9d289104b88da8c34a2a82c5e068215034cb9795cf6267');
