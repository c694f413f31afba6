import { operationOf } from '@meet/contracts';
import { updateMeeting as call } from '../index.ts';

export const updateMeeting = /* @__PURE__ */ operationOf(call, 'e9e7d12000be0063e48e524113a692b7fdb0b8628a588b8a61226590c5f21b11');
