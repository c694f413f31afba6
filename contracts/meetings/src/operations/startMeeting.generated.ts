import { operationOf } from '@meet/contracts';
import { startMeeting as call } from '../index.ts';

export const startMeeting = /* @__PURE__ */ operationOf(call, '9d8c5aa6bcd064d975f208a480fead0f262264742ccd2b8b881905b14020d1e0');
