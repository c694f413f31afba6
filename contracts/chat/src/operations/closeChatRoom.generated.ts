import { operationOf } from '@meet/contracts';
import { closeChatRoom as call } from '../index.ts';

export const closeChatRoom = /* @__PURE__ */ operationOf(call, '2bc80573509e3dbfddf784b8f4acafb1e784528a27cb48fed9fa1879359e8eff');
