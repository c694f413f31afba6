import { operationOf } from '@meet/contracts';
import { beginHubstaff as call } from '../index.ts';

export const beginHubstaff = /* @__PURE__ */ operationOf(call, 'c861a8c8f8b22e7c22903ad62cb3ec83db30d41b50fb52151249167166d96009');
