import { operationOf } from '@meet/contracts';
import { getInvitations as call } from '../index.ts';

export const getInvitations = /* @__PURE__ */ operationOf(call, '0f8f2f03c67e6f4167ef57eab3d1bf510ec51b25132d86af670b3dc996dc64a5');
