import { operationOf } from '@meet/contracts';
import { sendChatMessage as call } from '../index.ts';

export const sendChatMessage = /* @__PURE__ */ operationOf(call, '8b2b2df403a0952fe6f732c136c34fe333a87e5816958a0b01b3b23f6e585ca7');
