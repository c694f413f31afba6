import { operationOf } from '@meet/contracts';
import { togglePinContact as call } from '../index.ts';

export const togglePinContact = /* @__PURE__ */ operationOf(call, '2f1173184656f6bf41f47de3d87d89503ec009b7ac9ddfdfab6d3cb397349f51');
