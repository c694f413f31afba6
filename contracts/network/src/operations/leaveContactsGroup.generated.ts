import { operationOf } from '@meet/contracts';
import { leaveContactsGroup as call } from '../index.ts';

export const leaveContactsGroup = /* @__PURE__ */ operationOf(call, 'b39e2790e4bea8a5fcde48384a198ebbbafe16d94cda72c17194fa05b3c29b09');
