import { operationOf } from '@meet/contracts';
import { loginViaToken as call } from '../index.ts';

export const loginViaToken = /* @__PURE__ */ operationOf(call, 'f4a00d5e86e77a40fe501424d827c758b690f6be835cb462903964e4a2820f90');
