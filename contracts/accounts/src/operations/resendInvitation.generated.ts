import { operationOf } from '@meet/contracts';
import { resendInvitation as call } from '../index.ts';

export const resendInvitation = /* @__PURE__ */ operationOf(call, '194db2aed728d0a004ff5dfc5d52dfc91f46fa6e606caa3b5dbcc89df8c405dc');
