import { operationOf } from '@meet/contracts';
import { cancelRings as call } from '../index.ts';

export const cancelRings = /* @__PURE__ */ operationOf(call, 'ef6d24ab77b11ee28be4fe208d5dac73663587d02a9add810cc2e94d3759f036');
