import { operationOf } from '@meet/contracts';
import { getMeetingsHistory as call } from '../index.ts';

export const getMeetingsHistory = /* @__PURE__ */ operationOf(call, '7b5efce864bb3013b7344c5e2e4f463f1e33f9deb7de8129e8e534852ef5e283');
