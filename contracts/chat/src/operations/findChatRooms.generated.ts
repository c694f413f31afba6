import { operationOf } from '@meet/contracts';
import { findChatRooms as call } from '../index.ts';

export const findChatRooms = /* @__PURE__ */ operationOf(call, 'cd8543c237354a943eea121b584255eda3a7bb9777b9eb5441720a6198811107');
