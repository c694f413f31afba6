import { operationOf } from '@meet/contracts';
import { sendEmailWhenStartMeeting as call } from '../index.ts';

export const sendEmailWhenStartMeeting = /* @__PURE__ */ operationOf(call, '87065162816e36477ea5d3c588849285bd074b86efe16b4071dae2f9145ad84c');
