import { operationOf } from '@meet/contracts';
import { getIntegrations as call } from '../index.ts';

export const getIntegrations = /* @__PURE__ */ operationOf(call, 'a462af5b1ec44c57ea3893fc17cd947d1ff0cf4ed6ec738129e158cf9ad6ba45');
