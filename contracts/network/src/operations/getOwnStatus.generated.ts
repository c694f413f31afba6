import { operationOf } from '@meet/contracts';
import { getOwnStatus as call } from '../index.ts';

export const getOwnStatus = /* @__PURE__ */ operationOf(call, '69a79b508c942f70c61b23e1e37cd2cc5917680ae643c4908e437ac7db37b1a2');
