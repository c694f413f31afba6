import { operationOf } from '@meet/contracts';
import { createMeeting as call } from '../index.ts';

export const createMeeting = /* @__PURE__ */ operationOf(call, 'b8554feb3b3281a8bdc49fec67ace7b44ca0f0ae0929ab9380a629fed75d3545');
