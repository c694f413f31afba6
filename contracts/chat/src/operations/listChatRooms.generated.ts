import { operationOf } from '@meet/contracts';
import { listChatRooms as call } from '../index.ts';

export const listChatRooms = /* @__PURE__ */ operationOf(call, '22e14fc0b52ec3cce6acb9fdd4f93bd66afc1da7ee3571c73084518558da79d1');
