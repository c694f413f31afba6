import { operationOf } from '@meet/contracts';
import { acceptInvitation as call } from '../index.ts';

export const acceptInvitation = /* @__PURE__ */ operationOf(call, '658621e4260c1527e619320d9e36e6b47540fa9cc82bfb2b0c9a648d2da89c57');
