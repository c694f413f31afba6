import { operationOf } from '@meet/contracts';
import { updateHostMeetingConfiguration as call } from '../index.ts';

export const updateHostMeetingConfiguration = /* @__PURE__ */ operationOf(call, 'bb6233eaeb11347d59db89c395b918841a704f2978f0389d00a2e0fcfe69ba51');
