import { operationOf } from '@meet/contracts';
import { getChannel as call } from '../index.ts';

export const getChannel = /* @__PURE__ */ operationOf(call, 'b42784fd1591fa2ec273d5a3cdc34c37295e3c220fef0dad0acc2a9c144a0c6a');
