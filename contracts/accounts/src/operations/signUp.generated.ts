import { operationOf } from '@meet/contracts';
import { signUp as call } from '../index.ts';

export const signUp = /* @__PURE__ */ operationOf(call, 'b9d4a7c42fa345cc0900022af28997a483c78187b6864db05cb4e80dc9e622a0');
