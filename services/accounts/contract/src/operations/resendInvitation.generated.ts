import { operationOf } from '@meet/contracts';
import { resendInvitation as call } from '../index.ts';

export const resendInvitation = /* @__PURE__ */ operationOf(call, '26c04c7185726e2d9ad8ae828bd89c0e3d361167205637f47016f3741a8199c3');
