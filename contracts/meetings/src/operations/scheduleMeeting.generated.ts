import { operationOf } from '@meet/contracts';
import { scheduleMeeting as call } from '../index.ts';

export const scheduleMeeting = /* @__PURE__ */ operationOf(call, '6bcfc27976da190b6531374a562f313756d175297164b1350ca3e385c33d141b');
