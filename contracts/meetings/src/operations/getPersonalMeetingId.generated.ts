import { operationOf } from '@meet/contracts';
import { getPersonalMeetingId as call } from '../index.ts';

export const getPersonalMeetingId = /* @__PURE__ */ operationOf(call, '7691ac3deda99776f3289d5d9670861548ca00cc3747ef9e1b36e26d1dc0b6da');
