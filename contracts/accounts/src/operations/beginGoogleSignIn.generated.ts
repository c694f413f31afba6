import { operationOf } from '@meet/contracts';
import { beginGoogleSignIn as call } from '../index.ts';

export const beginGoogleSignIn = /* @__PURE__ */ operationOf(call, 'b210f50f542f0cd4c1014d11f11089c5d229246f37036f262d7fe1ac94776751');
