import { operationOf } from '@meet/contracts';
import { getHealth as call } from '../index.ts';

export const getHealth = /* @__PURE__ */ operationOf(call, '5713f763a4a0f0b5651468d41970c542e5dea082e9713a0bd4589271d33b9661');
