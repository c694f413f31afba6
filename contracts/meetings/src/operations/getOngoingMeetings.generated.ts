import { operationOf } from '@meet/contracts';
import { getOngoingMeetings as call } from '../index.ts';

export const getOngoingMeetings = /* @__PURE__ */ operationOf(call, '5bd458605816c6101801ae068097f106f1b63ceb1841e9067e9204d2c2037c20');
