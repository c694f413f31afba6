import { operationOf } from '@meet/contracts';
import { getInvitations as call } from '../index.ts';

export const getInvitations = /* @__PURE__ */ operationOf(call, '226f0ab835860c79108c7163665ae8eeda00aea44c3799f5d749c6435ad2e520');
