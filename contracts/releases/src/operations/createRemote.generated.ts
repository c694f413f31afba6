import { operationOf } from '@meet/contracts';
import { createRemote as call } from '../index.ts';

export const createRemote = /* @__PURE__ */ operationOf(call, 'a589b72568648ab843335aeefde3b4b8723e5508e795cfd406f9666fea1dd6ac');
