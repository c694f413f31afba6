import { operationOf } from '@meet/contracts';
import { checkUserMembership as call } from '../index.ts';

export const checkUserMembership = /* @__PURE__ */ operationOf(call, 'dfef0d75b17432ac77959e3b6e9884c01c316e23e9e735b631f6686b8c01bb7c');
