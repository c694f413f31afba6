import { operationOf } from '@meet/contracts';
import { getJoinedMeetingsHistory as call } from '../index.ts';

export const getJoinedMeetingsHistory = /* @__PURE__ */ operationOf(call, '7c213fba723b2c6a31d9bcd99682409b642f14575a38d8f8b93d05bbaa35ff65');
