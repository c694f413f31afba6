import { operationOf } from '@meet/contracts';
import { getHostMeetingConfiguration as call } from '../index.ts';

export const getHostMeetingConfiguration = /* @__PURE__ */ operationOf(call, 'c984fec95ce950c40f1c7b2d850be0d9e085f90a241d67c113116b5a11c87946');
