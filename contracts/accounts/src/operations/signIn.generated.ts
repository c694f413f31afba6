import { operationOf } from '@meet/contracts';
import { signIn as call } from '../index.ts';

export const signIn = /* @__PURE__ */ operationOf(call, '5939a0ff8896ffea521eab44f3862dc21e60bc45fb8ae829f5df206685982c1d');
