import { operationOf } from '@meet/contracts';
import { getChatMessages as call } from '../index.ts';

export const getChatMessages = /* @__PURE__ */ operationOf(call, '64057572a66158ac07a24053e017c1efa682349480b0d0e09215e6ed4285944b');
