import { operationOf } from '@meet/contracts';
import { activateAccount as call } from '../index.ts';

export const activateAccount = /* @__PURE__ */ operationOf(call, '7949be14561758a425764251b8eef0448d35c4381b039bd4bb3908f37ef0654f');
