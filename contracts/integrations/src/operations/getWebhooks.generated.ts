import { operationOf } from '@meet/contracts';
import { getWebhooks as call } from '../index.ts';

export const getWebhooks = /* @__PURE__ */ operationOf(call, '1469ff59caaddf0b784a2d3e00842e87fd620d256dd422723e76c95b82cc5f1d');
