import { operationOf } from '@meet/contracts';
import { getChannel as call } from '../index.ts';

export const getChannel = /* @__PURE__ */ operationOf(call, '3cadee143828537cba27a7b7f2e6847a915c0deb09bc31a49a9bd90f71fa7907');
