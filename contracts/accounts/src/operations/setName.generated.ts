import { operationOf } from '@meet/contracts';
import { setName as call } from '../index.ts';

export const setName = /* @__PURE__ */ operationOf(call, '6e9cd0e7d6463a3c5343da64d0cfd35fb40b689e570bf8a0d47e919b28ed3dc4');
