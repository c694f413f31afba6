import { operationOf } from '@meet/contracts';
import { createGroupChatRoom as call } from '../index.ts';

export const createGroupChatRoom = /* @__PURE__ */ operationOf(call, 'fe8332d9d2d68dfded152d28eabb5f6cd6ed76f109ac7ab7983559d46987a2e2');
