import { operationOf } from '@meet/contracts';
import { describeInvitation as call } from '../index.ts';

export const describeInvitation = /* @__PURE__ */ operationOf(call, 'be460034f28921eee4a152a5c9e5e567329896d8da3461b95e0352b78eadece3');
