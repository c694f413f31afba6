import { operationOf } from '@meet/contracts';
import { getChatMessages as call } from '../index.ts';

export const getChatMessages = /* @__PURE__ */ operationOf(call, '45a1c341696407f8f0bbbd50186630abf3131d45a70729fd9906fb5421731060');
