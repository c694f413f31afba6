import { operationOf } from '@meet/contracts';
import { setNotificationExpire as call } from '../index.ts';

export const setNotificationExpire = /* @__PURE__ */ operationOf(call, 'b2559366522a99132f6eea27bcbe6d39fe6c0c04a9733024792bbd5c31ec4998');
