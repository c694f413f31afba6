import { operationOf } from '@meet/contracts';
import { getTooltipContent as call } from '../index.ts';

export const getTooltipContent = /* @__PURE__ */ operationOf(call, '9c67dfd27e5bb0798841ade255add47252331bd3fbcc680a056b56b42942eeb0');
