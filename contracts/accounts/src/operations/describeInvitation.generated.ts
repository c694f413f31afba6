import { operationOf } from '@meet/contracts';
import { describeInvitation as call } from '../index.ts';

export const describeInvitation = /* @__PURE__ */ operationOf(call, '932857aa8ab772299f5ff6d165cfffd83a63a44dcfbbfb533ad78c92cce7f74a');
