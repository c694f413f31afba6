import { operationOf } from '@meet/contracts';
import { rateMeeting as call } from '../index.ts';

export const rateMeeting = /* @__PURE__ */ operationOf(call, '889fb9e5b7d556847a06bd95ed295fe250605d21e7c1c6923e5e84834e377886');
