import { operationOf } from '@meet/contracts';
import { getCalendarFeed as call } from '../index.ts';

export const getCalendarFeed = /* @__PURE__ */ operationOf(call, '373396456cf03f4370e897be2a9a21a84411984dcbc8c91287840a9a4c1521e9');
