import { operationOf } from '@meet/contracts';
import { getMeetingSummary as call } from '../index.ts';

export const getMeetingSummary = /* @__PURE__ */ operationOf(call, '62e721ee90181b5ebd5a098fcf9e5ef5a53ffe8a5d72d1a0489bc044555589dd');
