import { operationOf } from '@meet/contracts';
import { listChatRooms as call } from '../index.ts';

export const listChatRooms = /* @__PURE__ */ operationOf(call, '7ef1e392e2bde85daa9f8c9252ff28a12243ae1828b911b50af5ab9045c6b4f0');
