import { operationOf } from '@meet/contracts';
import { getSuggestionFromGroups as call } from '../index.ts';

export const getSuggestionFromGroups = /* @__PURE__ */ operationOf(call, '5ba9087db0bc10049e91a89dddcc7a2d4cec9c8facaddd1f0847699b103312af');
