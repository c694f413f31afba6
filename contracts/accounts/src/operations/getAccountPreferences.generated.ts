import { operationOf } from '@meet/contracts';
import { getAccountPreferences as call } from '../index.ts';

export const getAccountPreferences = /* @__PURE__ */ operationOf(call, '8d21851cf4ae102fe06f2d56d76f58d85da948ad856b2037fc74ec4f62ca53aa');
