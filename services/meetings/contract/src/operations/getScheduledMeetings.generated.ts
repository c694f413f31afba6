import { operationOf } from '@meet/contracts';
import { getScheduledMeetings as call } from '../index.ts';

export const getScheduledMeetings = /* @__PURE__ */ operationOf(call, 'f275e21b3b0af4556f96c8a26d011df4bb11727dbcc979dd6f976fd2fba4d74d');
