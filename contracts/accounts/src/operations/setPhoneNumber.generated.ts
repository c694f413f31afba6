import { operationOf } from '@meet/contracts';
import { setPhoneNumber as call } from '../index.ts';

export const setPhoneNumber = /* @__PURE__ */ operationOf(call, '6b53d731b1413dc822462396d7ec7cf9813da7ec54461056033870fa9bfaadc3');
