import { operationOf } from '@meet/contracts';
import { guideDontShowAgain as call } from '../index.ts';

export const guideDontShowAgain = /* @__PURE__ */ operationOf(call, 'dd975e1ca0fe0d333556bea36d14f26a6f0a76877c9b91012c4684b05dc9a25e');
