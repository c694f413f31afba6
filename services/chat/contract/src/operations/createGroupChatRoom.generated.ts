import { operationOf } from '@meet/contracts';
import { createGroupChatRoom as call } from '../index.ts';

export const createGroupChatRoom = /* @__PURE__ */ operationOf(call, '662c3d9c62f4170226e7737f3746dc8ff50ee3248a48dc4f20eca2246cd9923e');
