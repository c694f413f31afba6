import { operationOf } from '@meet/contracts';
import { getChatRoom as call } from '../index.ts';

export const getChatRoom = /* @__PURE__ */ operationOf(call, '1fbbeedbe3d8e120925fe2a44948ce6d9bdf38b2570128841d529b69b16bd457');
