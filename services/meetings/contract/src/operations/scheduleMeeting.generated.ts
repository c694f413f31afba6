import { operationOf } from '@meet/contracts';
import { scheduleMeeting as call } from '../index.ts';

export const scheduleMeeting = /* @__PURE__ */ operationOf(call, '8e30013bcfdc1abcad5ebf153c39083d216d7f60f72049ad92d9d1f586a73678');
