import { operationOf } from '@meet/contracts';
import { finishHubstaff as call } from '../index.ts';

export const finishHubstaff = /* @__PURE__ */ operationOf(call, '763bc7c3fc4112a13fd0d154297fa9ef16cce09131b28646f9e8e4a20d386834');
