import { operationOf } from '@meet/contracts';
import { removeMemberFromGroup as call } from '../index.ts';

export const removeMemberFromGroup = /* @__PURE__ */ operationOf(call, '7fda1db7f5ca26a14853894ff2be50aadcd798783f300a1f854da94bb237c42a');
