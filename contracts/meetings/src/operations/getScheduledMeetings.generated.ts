import { operationOf } from '@meet/contracts';
import { getScheduledMeetings as call } from '../index.ts';

export const getScheduledMeetings = /* @__PURE__ */ operationOf(call, '2f0c69cdac933b58d98e3e789b15db15c654ccbfb64bf0c8431b52e7f7ef478b');
