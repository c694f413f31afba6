import { operationOf } from '@meet/contracts';
import { getChatRoom as call } from '../index.ts';

export const getChatRoom = /* @__PURE__ */ operationOf(call, '4448542c82ebb65d4fb87ea46db9c61aa8d53236750ebf12827cee08e4d79958');
