import { operationOf } from '@meet/contracts';
import { changeScheduledMeeting as call } from '../index.ts';

export const changeScheduledMeeting = /* @__PURE__ */ operationOf(call, 'd05fbee410a8cbd819e76424ad40d43d58832cf930d54349d574d3faa4f8a061');
