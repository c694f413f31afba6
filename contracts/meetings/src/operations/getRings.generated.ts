import { operationOf } from '@meet/contracts';
import { getRings as call } from '../index.ts';

export const getRings = /* @__PURE__ */ operationOf(call, '3082939457ea6a91a32f4b64176c77a8f0445f8049ff2eeecbeed2d5dd2a62dd');
